#!/usr/bin/env bash
in=$(cat)
get() { jq -r "$1 // empty" <<<"$in"; }

model=$(get .model.display_name)
dir=$(get .workspace.current_dir)
used=$(get .context.used_percent)

branch=$(git -C "${dir:-.}" branch --show-current 2>/dev/null)
dirty=""
[[ -n $(git -C "${dir:-.}" status --porcelain 2>/dev/null | head -1) ]] && dirty="*"

printf '%s' "${model:-?}"
[[ -n $branch ]] && printf ' ⎇ %s%s' "$branch" "$dirty"
[[ -n $used ]] && printf ' %d%%' "${used%.*}"
printf '\n'
