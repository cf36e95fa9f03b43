#!/usr/bin/env bash
# Reads the session JSON from stdin and prints one line.
set -u
input=$(cat)
get() { jq -r "$1 // empty" <<<"$input"; }

dir=$(get '.workspace.current_dir')
model=$(get '.model.display_name')
cost=$(get '.cost.total_cost_usd')
branch=$(git -C "${dir:-.}" branch --show-current 2>/dev/null)
dirty=$(git -C "${dir:-.}" status --porcelain 2>/dev/null | wc -l | tr -d ' ')

c() { printf '\033[%sm%s\033[0m' "$1" "$2"; }

line="$(c '1;34' "${dir##*/}")"
if [ -n "$branch" ]; then
  line+=" $(c 35 "⎇ $branch")"
  [ "$dirty" != 0 ] && line+="$(c 33 "*$dirty")"
fi
[ -n "$model" ] && line+=" $(c 36 "$model")"
[ -n "$cost" ] && line+=" $(c 90 "$(printf '$%.2f' "$cost")")"
printf '%s\n' "$line"
