#!/bin/sh
# stdin: {"model":{"display_name":…},"workspace":{"current_dir":…},"context":{"used":…,"limit":…}}
json=$(cat)
model=$(printf '%s' "$json" | jq -r '.model.display_name // "?"')
dir=$(printf '%s' "$json" | jq -r '.workspace.current_dir // "."')
pct=$(printf '%s' "$json" | jq -r 'if .context.limit then (100 * .context.used / .context.limit | floor | tostring) + "%" else "-" end')
branch=$(git -C "$dir" symbolic-ref --short -q HEAD 2>/dev/null || echo detached)
dirty=$(git -C "$dir" status --porcelain 2>/dev/null | wc -l | tr -d ' ')

printf '%s · %s' "$model" "$branch"
[ "$dirty" -gt 0 ] && printf ' ±%s' "$dirty"
printf ' · ctx %s\n' "$pct"
