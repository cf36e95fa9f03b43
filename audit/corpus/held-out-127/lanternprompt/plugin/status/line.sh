#!/bin/sh
branch=$(git symbolic-ref --short -q HEAD || git rev-parse --short HEAD 2>/dev/null)
dirty=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
printf '%s' "${PWD##*/}"
[ -n "$branch" ] && printf ' on %s' "$branch"
[ "${dirty:-0}" -gt 0 ] && printf ' *%s' "$dirty"
