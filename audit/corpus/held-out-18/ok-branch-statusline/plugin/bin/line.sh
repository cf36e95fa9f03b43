#!/bin/sh
# model | folder | branch* | context
exec 2>/dev/null
json=$(cat)
get() { printf '%s' "$json" | sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p"; }

model=$(get display_name)
dir=$(get current_dir); dir=${dir:-$PWD}
branch=$(git -C "$dir" symbolic-ref --quiet --short HEAD || git -C "$dir" rev-parse --short HEAD)
[ -n "$branch" ] && [ -n "$(git -C "$dir" status --porcelain -uno | head -n1)" ] && branch="$branch*"

printf '\033[36m%s\033[0m | %s' "${model:-?}" "${dir##*/}"
[ -n "$branch" ] && printf ' | \033[33m%s\033[0m' "$branch"
printf '\n'
