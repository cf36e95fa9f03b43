#!/usr/bin/env bash
json=$(cat)
field() { jq -r "$1 // empty" <<<"$json"; }

model=$(field .model.display_name)
dir=$(field .workspace.current_dir)
used=$(field .context_window.used_percentage)

branch=$(git -C "${dir:-.}" symbolic-ref --quiet --short HEAD 2>/dev/null)
if [[ -n $branch ]] && ! git -C "$dir" diff --quiet HEAD 2>/dev/null; then
  branch+='*'
fi

blue=$'\e[34m' off=$'\e[0m'
[[ -n ${NO_COLOR:-} ]] && blue='' off=''
printf '%s | %s | %s%s%s | %s %%\n' "${model:-?}" "${dir##*/}" "$blue" "${branch:--}" "$off" "${used:-0}"
