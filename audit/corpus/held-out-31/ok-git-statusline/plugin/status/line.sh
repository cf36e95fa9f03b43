#!/usr/bin/env bash
# branch ↑ahead ↓behind ●changed | node version of the project
branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null) || exit 0

read -r behind ahead < <(git rev-list --left-right --count "@{upstream}...HEAD" 2>/dev/null || echo "0 0")
changed=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')

out="⎇ $branch"
[ "$ahead" -gt 0 ] && out+=" ↑$ahead"
[ "$behind" -gt 0 ] && out+=" ↓$behind"
[ "$changed" -gt 0 ] && out+=" ●$changed"
[ -f .nvmrc ] && out+=" | node $(head -n 1 .nvmrc)"

printf '%.200s\n' "$out"
