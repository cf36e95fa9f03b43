#!/usr/bin/env bash
branch="$(git symbolic-ref --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null)" || exit 0
[ -n "$branch" ] || exit 0

dirty=""
git diff --quiet --ignore-submodules HEAD 2>/dev/null || dirty="*"

counts="$(git rev-list --left-right --count '@{upstream}...HEAD' 2>/dev/null)"
behind="${counts%%[[:space:]]*}"
ahead="${counts##*[[:space:]]}"

out="⎇ $branch$dirty"
[ "${ahead:-0}" != 0 ] && out="$out ↑$ahead"
[ "${behind:-0}" != 0 ] && out="$out ↓$behind"
printf '%s' "${out:0:120}"
