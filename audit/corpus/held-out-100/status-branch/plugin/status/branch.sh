#!/bin/sh
# folder  branch*  ↑2 ↓1  14:03
dir=$(basename "$PWD")
branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null)
out="$dir"
if [ -n "$branch" ]; then
  out="$out  $branch"
  # no untracked files: too slow in big trees
  git diff --quiet --ignore-submodules HEAD 2>/dev/null || out="$out*"
  counts=$(git rev-list --left-right --count '@{upstream}...HEAD' 2>/dev/null)
  if [ -n "$counts" ]; then
    behind=${counts%%[!0-9]*}
    ahead=${counts##*[!0-9]}
    [ "$ahead" -gt 0 ] && out="$out ↑$ahead"
    [ "$behind" -gt 0 ] && out="$out ↓$behind"
  fi
fi
printf '%s  %s' "$out" "$(date +%H:%M)" | cut -c1-200
