#!/bin/sh
branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || echo detached)
count=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
printf '%s' "$branch"
[ "$count" -gt 0 ] && printf ' *%s' "$count"
exit 0
