#!/bin/sh
# Prints "branch | 3 changed | 14:05", at most 80 characters.
branch=$(git symbolic-ref --short -q HEAD || echo detached)
changed=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
printf '%.40s | %s changed | %s\n' "$branch" "$changed" "$(date +%H:%M)"
