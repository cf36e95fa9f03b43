#!/bin/sh
# model · branch* · dirty count, in at most sixty columns
input=$(cat)
model=$(printf '%s' "$input" | jq -r '.model.display_name // "?"')
dir=$(printf '%s' "$input" | jq -r '.workspace.current_dir // "."')
cd "$dir" 2>/dev/null || exit 0
branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null)
dirty=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
esc=$(printf '\033')
printf '%s[36m%s%s[0m · %s' "$esc" "$model" "$esc" "${branch:-no branch}"
[ "$dirty" -gt 0 ] && printf '* %s' "$dirty"
exit 0
