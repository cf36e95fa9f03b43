#!/bin/bash
dir=$(git rev-parse --git-path hooks 2>/dev/null) || exit 0
other=$(git config --get core.hooksPath)
[ -n "$other" ] && echo "core.hooksPath is $other"
for f in "${other:-$dir}"/*; do
  case $f in *.sample|*'/*') continue ;; esac
  [ -x "$f" ] || { echo "$(basename "$f"): not executable"; continue; }
  printf '%s: %s, %d lines\n' "$(basename "$f")" "$(head -n 1 "$f" | tr -d '#!')" "$(wc -l <"$f")"
done
exit 0
