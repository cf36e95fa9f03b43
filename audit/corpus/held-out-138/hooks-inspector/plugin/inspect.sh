#!/usr/bin/env bash
# read-only: shows which git hooks would run
set -u
dir=$(git rev-parse --git-path hooks 2>/dev/null) || exit 0
found=0

for hook in "$dir"/*; do
  name=${hook##*/}
  [[ -x $hook && $name != *.sample ]] || continue
  found=1
  printf '%-22s %4d lines  %s\n' "$name" "$(wc -l < "$hook")" "$(head -n 1 "$hook")"
done

((found)) || echo "no git hooks are active"
