#!/usr/bin/env bash
export GIT_OPTIONAL_LOCKS=0
b=$(git symbolic-ref --short -q HEAD || git rev-parse --short HEAD 2>/dev/null) || exit 0
read -r behind ahead < <(git rev-list --left-right --count '@{upstream}...HEAD' 2>/dev/null || echo "0 0")
dirty=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
s=$(printf '\ue0a0 %s' "${b:0:40}")
(( ahead ))  && s+=" ↑$ahead"
(( behind )) && s+=" ↓$behind"
(( dirty ))  && s+=" ●$dirty"
stash=$(git rev-list --walk-reflogs --count refs/stash 2>/dev/null || echo 0)
(( stash )) && s+=" ⚑$stash"
printf '%s' "${s:0:120}"
