#!/bin/sh
branch=$(git symbolic-ref --short HEAD 2>/dev/null) || exit 0
changes=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
if [ "$changes" -gt 0 ]; then
  printf '%s ±%s' "$branch" "$changes"
else
  printf '%s' "$branch"
fi
