#!/usr/bin/env bash
cat >/dev/null                       # the JSON on stdin is not needed
export GIT_OPTIONAL_LOCKS=0
git rev-parse --is-inside-work-tree >/dev/null 2>&1 || exit 0

branch=$(git symbolic-ref --quiet --short HEAD || git rev-parse --short HEAD)
stash=$(git rev-list --walk-reflogs --count refs/stash 2>/dev/null || echo 0)
last=$(git log -1 --format=%ct 2>/dev/null || echo 0)
age=$(( ($(date +%s) - last) / 60 ))

if   (( age < 60 ));   then ago="${age}m"
elif (( age < 1440 )); then ago="$((age / 60))h"
else                        ago="$((age / 1440))d"
fi

dirty=''
git diff --no-ext-diff --quiet --ignore-submodules HEAD 2>/dev/null || dirty='*'

printf '\033[2m⎇\033[0m %s%s' "${branch:0:40}" "$dirty"
(( stash )) && printf ' \033[35m≡%s\033[0m' "$stash"
printf ' \033[2m%s\033[0m' "$ago"
