#!/bin/sh
# branch ±changes time
tmp=$(mktemp) || exit 0
trap 'rm -f "$tmp"' EXIT INT TERM

if git status --porcelain=v1 --branch > "$tmp" 2>/dev/null; then
  branch=$(sed -n '1s/^## \([^. ]*\).*/\1/p' "$tmp")
  changes=$(sed 1d "$tmp" | wc -l | tr -d ' ')
  printf '%s' "$branch"
  [ "$changes" -gt 0 ] && printf ' ±%s' "$changes"
  printf '  '
fi

date +%H:%M
