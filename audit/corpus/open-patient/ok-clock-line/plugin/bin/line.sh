#!/bin/sh
# branch, a star if there are changes, the time
branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null)
[ -n "$branch" ] || { date +%H:%M; exit 0; }
star=
git diff --quiet --ignore-submodules HEAD 2>/dev/null || star='*'
printf '%s%s %s\n' "$branch" "$star" "$(date +%H:%M)"
