#!/usr/bin/env zsh
emulate -L zsh

local base=main branch first now
branch=$(git branch --show-current 2>/dev/null) || exit 0
[[ -z $branch || $branch == $base ]] && { print -- "on ${branch:-detached}"; exit 0 }

first=$(git log --format=%ct "$base..HEAD" 2>/dev/null | tail -1)
[[ -z $first ]] && { print -- "$branch: no commits"; exit 0 }

now=$(date +%s)
integer days=$(( (now - first) / 86400 ))
case $days in
  0) print -- "$branch: today" ;;
  1) print -- "$branch: one day" ;;
  *) print -- "$branch: $days days" ;;
esac
