#!/usr/bin/env bash
input=$(cat)
field() { jq -r "$1 // empty" <<<"$input" 2>/dev/null; }

dir=$(field .workspace.current_dir)
model=$(field .model.display_name)
cd "${dir:-.}" 2>/dev/null || true

branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null)
star=
[ -n "$branch" ] && ! git diff --quiet 2>/dev/null && star='*'

if [ -n "${NO_COLOR:-}" ]; then dim= reset=
else dim=$'\e[2m' reset=$'\e[0m'
fi

printf '%s%s %s|%s %s %s|%s %s\n' "${branch:-no git}" "$star" "$dim" "$reset" "${model:-?}" "$dim" "$reset" "${PWD##*/}"
