#!/usr/bin/env bash
# usage: sweep.sh --dry-run|--delete [DIR] [DAYS]
set -euo pipefail

mode=${1:---dry-run}
dir=${2:-.}
days=${3:-60}
total=0

while IFS= read -r -d '' cache; do
  project=$(dirname "$cache")
  # skip projects with recent changes outside of the cache itself
  if find "$project" -maxdepth 2 -type f -mtime "-$days" -not -path "$cache/*" -print -quit | grep -q .; then
    continue
  fi
  kb=$(du -sk "$cache" | cut -f1)
  total=$((total + kb))
  printf '%8d MB  %s\n' $((kb / 1024)) "$cache"
  if [ "$mode" = --delete ]; then
    rm -rf -- "$cache"
  fi
done < <(find "$dir" -type d \( -name node_modules -o -name target -o -name .venv -o -name .gradle \) -prune -print0)

echo "total: $((total / 1024)) MB"
[ "$mode" = --delete ] || echo "nothing was removed (dry run)"
