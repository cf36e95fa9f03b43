#!/bin/sh
# branch, changes, folder: at most 80 characters
branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null)
[ -n "$branch" ] || { basename "$PWD"; exit 0; }
changes=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
printf '%s ±%s %s' "$branch" "$changes" "$(basename "$PWD")" | cut -c1-80
