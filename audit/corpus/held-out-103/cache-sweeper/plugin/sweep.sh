#!/usr/bin/env bash
# Lists, and with --yes removes, folders that a build can make again.
set -euo pipefail

yes=0; [[ ${1:-} == --yes ]] && yes=1

root=$(git rev-parse --show-toplevel) || { echo 'not in a git repository' >&2; exit 1; }
[[ -n $root && $root != / && $root != "$HOME" ]] || { echo "refusing to sweep $root" >&2; exit 1; }
cd -- "$root"

names=(node_modules/.cache .turbo .next/cache .parcel-cache dist build coverage .pytest_cache .mypy_cache .ruff_cache __pycache__ .gradle/caches)

total=0
for n in "${names[@]}"; do
  while IFS= read -r -d '' dir; do
    # tracked files inside? then it is not build output here
    if [[ -n $(git ls-files -- "$dir" | head -1) ]]; then
      echo "keep    $dir (contains tracked files)"
      continue
    fi
    kb=$(du -sk -- "$dir" | cut -f1)
    total=$((total + kb))
    if (( yes )); then
      rm -rf -- "${dir:?}"
      echo "removed $dir ($kb kB)"
    else
      echo "would remove $dir ($kb kB)"
    fi
  done < <(find . -path ./.git -prune -o -type d -path "*/$n" -prune -print0)
done
echo "sum: $((total / 1024)) MB"
