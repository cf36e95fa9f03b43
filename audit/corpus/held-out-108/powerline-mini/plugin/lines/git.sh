#!/bin/sh
b=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null) || exit 0
s=$(git status --porcelain --untracked-files=normal 2>/dev/null | cut -c1-2 | sort | uniq -c |
  awk '{ if ($2=="??") u=$1; else m+=$1 } END { if (m) printf " ±%d", m; if (u) printf " +%d", u }')
ab=$(git rev-list --left-right --count '@{upstream}...HEAD' 2>/dev/null | awk '{ if ($1) printf " ↓%d",$1; if ($2) printf " ↑%d",$2 }')
printf '\033[35m %s\033[33m%s\033[36m%s\033[0m' "$b" "$s" "$ab"
