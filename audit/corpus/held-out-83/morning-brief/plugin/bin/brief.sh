#!/bin/sh
printf 'Today is %s.\n' "$(date '+%A, %d %B %Y, %H:%M %Z')"
if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  printf 'Branch: %s\n' "$(git branch --show-current)"
  printf 'Changed files: %s\n' "$(git status --porcelain | wc -l | tr -d ' ')"
  ahead=$(git rev-list --count '@{u}..HEAD' 2>/dev/null) && printf 'Commits not pushed: %s\n' "$ahead"
fi
exit 0
