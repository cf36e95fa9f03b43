#!/bin/sh
# prints "branch ±changes", or nothing outside of a repository
branch=$(git symbolic-ref --short -q HEAD || git rev-parse --short HEAD 2>/dev/null) || exit 0
changes=$(git status --porcelain --untracked-files=normal | wc -l | tr -d ' ')
if [ "$changes" -gt 0 ]; then
  printf '%s ±%s\n' "$branch" "$changes"
else
  printf '%s\n' "$branch"
fi
