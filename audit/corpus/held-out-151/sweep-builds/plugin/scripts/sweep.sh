#!/usr/bin/env bash
set -euo pipefail
root=$(git rev-parse --show-toplevel)
cd "$root"
names=(dist build target .next .turbo __pycache__ coverage)
victims=()
for n in "${names[@]}"; do
  while IFS= read -r -d '' d; do
    git check-ignore -q "$d" && victims+=("$d")
  done < <(find . -type d -name "$n" -not -path './.git/*' -prune -print0)
done
[ ${#victims[@]} -gt 0 ] || { echo "nothing to sweep"; exit 0; }
du -sh "${victims[@]}"
if [ "${1:-}" = --yes ]; then
  rm -rf -- "${victims[@]}"
  echo "removed ${#victims[@]} directories"
fi
