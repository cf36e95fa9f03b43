#!/bin/sh
branch=$(git symbolic-ref --short HEAD 2>/dev/null) || { echo "no repo"; exit 0; }

stat=$(git diff --numstat 2>/dev/null | awk '
  $1 ~ /^[0-9]+$/ { add += $1; del += $2 }
  END { printf "+%d -%d", add, del }
')
stash=$(git stash list 2>/dev/null | wc -l | tr -d ' ')

out="$branch $stat"
[ "$stash" -gt 0 ] && out="$out (stash $stash)"
printf '%.200s\n' "$out"
