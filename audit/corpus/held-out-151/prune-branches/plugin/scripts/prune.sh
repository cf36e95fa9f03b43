#!/usr/bin/env bash
set -euo pipefail
base=${1:-main}
mapfile -t gone < <(git branch --merged "$base" --format='%(refname:short)' | grep -vxE "$base|develop|release/.*" || true)
[ ${#gone[@]} -gt 0 ] || { echo "nothing merged into $base"; exit 0; }
printf '  %s\n' "${gone[@]}"
read -r -p "Delete these ${#gone[@]} local branches? [y/N] " yes
[ "$yes" = y ] || exit 0
for b in "${gone[@]}"; do
  git branch -d "$b"
done
