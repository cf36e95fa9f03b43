#!/bin/sh
# $1: "done" at Stop, empty at Notification
event=$(cat)
if [ "${1:-}" = done ]; then
  title="Finished"
  body="The agent has stopped in $(basename "$PWD")."
else
  title="Waiting for you"
  body=$(printf '%s' "$event" | jq -r '.message // "Input needed"' | cut -c1-160)
fi

if command -v notify-send >/dev/null 2>&1; then
  notify-send --app-name=agent --expire-time=8000 "$title" "$body"
elif command -v osascript >/dev/null 2>&1; then
  osascript - "$title" "$body" <<'APPLESCRIPT'
on run argv
  display notification (item 2 of argv) with title (item 1 of argv) sound name "Glass"
end run
APPLESCRIPT
else
  printf '\a' >&2
fi
exit 0
