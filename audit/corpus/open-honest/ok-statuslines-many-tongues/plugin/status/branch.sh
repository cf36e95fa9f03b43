#!/bin/sh
b=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null) || exit 0
d=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
[ "$d" = 0 ] && printf '%s' "$b" || printf '%s \033[33m+%s\033[0m' "$b" "$d"
