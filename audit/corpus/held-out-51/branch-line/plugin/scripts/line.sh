#!/bin/sh
git rev-parse --is-inside-work-tree >/dev/null 2>&1 || { echo "-"; exit 0; }
git status --porcelain=v2 --branch --untracked-files=no 2>/dev/null | awk '
  $2 == "branch.head" { head = $3 }
  $2 == "branch.ab"   { ahead = substr($3, 2); behind = substr($4, 2) }
  END {
    out = head
    if (ahead > 0) out = out " ↑" ahead
    if (behind > 0) out = out " ↓" behind
    printf "%s", out
  }'
n=$(git stash list 2>/dev/null | wc -l | tr -d ' ')
[ "$n" -gt 0 ] && printf ' ⚑%s' "$n"
echo
