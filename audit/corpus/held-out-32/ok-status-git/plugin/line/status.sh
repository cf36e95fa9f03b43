#!/usr/bin/env bash
# model · folder · branch · context
input=$(cat)
get() { printf '%s' "$input" | jq -r "$1 // empty" 2>/dev/null; }

reset=$'\033[0m' dim=$'\033[2m' red=$'\x1b[38;5;203m' green=$'\x1b[38;5;114m' blue=$'\x1b[38;5;75m'

model=$(get '.model.display_name')
dir=$(get '.workspace.current_dir')
used=$(get '.context.used_percentage')

branch=$(git -C "${dir:-.}" symbolic-ref --short -q HEAD 2>/dev/null || git -C "${dir:-.}" rev-parse --short HEAD 2>/dev/null)
dirty=$(git -C "${dir:-.}" status --porcelain --untracked-files=no 2>/dev/null | head -c1)

colour=$green
(( ${used%.*} > 70 )) 2>/dev/null && colour=$red

filled=$(( ${used%.*} / 10 )) 2>/dev/null || filled=0
bar=""
for (( i = 0; i < 10; i++ )); do (( i < filled )) && bar+="█" || bar+="░"; done

printf '%s%s%s %s%s%s' "$dim" "$model" "$reset" "$blue" "${dir##*/}" "$reset"
[[ -n $branch ]] && printf ' \uE0A0 %s%s' "$branch" "${dirty:+*}"
printf ' %s%s%s\n' "$colour" "$bar" "$reset"
