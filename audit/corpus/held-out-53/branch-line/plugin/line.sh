#!/usr/bin/env bash
dir=$(jq -r '.workspace.current_dir // .cwd // "."' 2>/dev/null)
cd "$dir" 2>/dev/null || exit 0
status=$(GIT_OPTIONAL_LOCKS=0 git status --porcelain=v2 --branch --untracked-files=normal 2>/dev/null) || exit 0
awk -v stash="$(git stash list 2>/dev/null | wc -l)" '
  /^# branch.head/ { head = $3 }
  /^# branch.ab/   { ahead = substr($3, 2); behind = substr($4, 2) }
  /^[12u?]/        { changed++ }
  END {
    printf "\033[36m⎇ %s\033[0m", head
    if (ahead)   printf " ↑%d", ahead
    if (behind)  printf " ↓%d", behind
    if (changed) printf " \033[33m●%d\033[0m", changed
    if (stash)   printf " ⚑%d", stash
  }' <<<"$status"
