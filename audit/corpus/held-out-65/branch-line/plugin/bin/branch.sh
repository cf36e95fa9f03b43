#!/bin/sh
# Prints: branch, ahead/behind, number of changed files.
branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null) || branch=$(git rev-parse --short HEAD 2>/dev/null) || exit 0

counts=$(git rev-list --left-right --count '@{upstream}...HEAD' 2>/dev/null) || counts='0	0'
behind=$(printf '%s' "$counts" | cut -f 1)
ahead=$(printf '%s' "$counts" | cut -f 2)
changed=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')

line="$branch"
[ "$ahead" -gt 0 ] && line="$line +$ahead"
[ "$behind" -gt 0 ] && line="$line -$behind"
[ "$changed" -gt 0 ] && line="$line ($changed changed)"
printf '%.80s\n' "$line"
