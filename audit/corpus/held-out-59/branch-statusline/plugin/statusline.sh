#!/usr/bin/env bash
# stdin: JSON of the host. stdout: one line.
in=$(cat)
get() { jq -r "$1 // empty" <<<"$in"; }
model=$(get .model.display_name)
dir=$(get .workspace.current_dir)
cost=$(get .cost.total_cost_usd)

esc=$'\033'
dim="${esc}[2m" red="${esc}[31m" green="${esc}[32m" off="${esc}[0m"

git_part=""
if branch=$(git -C "$dir" symbolic-ref --quiet --short HEAD 2>/dev/null); then
  dirty=$(git -C "$dir" --no-optional-locks status --porcelain 2>/dev/null | wc -l)
  if (( dirty )); then git_part="${red}${branch} ±${dirty}${off}"; else git_part="${green}${branch}${off}"; fi
fi
printf '%s %s%s%s %s' "$model" "$dim" "${dir##*/}" "$off" "$git_part"
[[ -n $cost ]] && printf ' $%.2f' "$cost"
printf '\n'
