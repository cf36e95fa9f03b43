#!/usr/bin/env bash
branch=$(git branch --show-current 2>/dev/null) || exit 0
[ -n "$branch" ] || branch=$(git rev-parse --short HEAD 2>/dev/null)
changes=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
ahead=$(git rev-list --count '@{upstream}..HEAD' 2>/dev/null || echo 0)
out="⎇ ${branch:0:40}"
[ "$changes" -gt 0 ] && out+=" ±$changes"
[ "$ahead" -gt 0 ] && out+=" ↑$ahead"
printf '%s\n' "$out"
