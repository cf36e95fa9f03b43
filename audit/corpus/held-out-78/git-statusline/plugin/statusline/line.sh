#!/usr/bin/env bash
# stdin: the session as JSON; stdout: one line
input="$(cat)"
get() { jq -r "$1 // empty" <<<"$input" 2>/dev/null; }

if [ -n "${NO_COLOR:-}" ]; then dim='' bold='' off=''; else
  dim=$'\033[2m' bold=$'\033[1m' off=$'\033[0m'
fi

dir="$(get .workspace.current_dir)"
model="$(get .model.display_name)"
used="$(get .context.used_percent)"

branch=''
if git -C "$dir" rev-parse --git-dir >/dev/null 2>&1; then
  branch="$(git -C "$dir" branch --show-current 2>/dev/null)"
  git -C "$dir" diff --quiet --ignore-submodules HEAD 2>/dev/null || branch+='*'
fi

printf '%s%s%s' "$bold" "$(basename "$dir")" "$off"
[ -n "$branch" ] && printf ' ⎇ %s' "$branch"
[ -n "$model" ] && printf ' %s· %s%s' "$dim" "$model" "$off"
[ -n "$used" ] && printf ' %s· %s %%%s' "$dim" "${used%.*}" "$off"
exit 0
