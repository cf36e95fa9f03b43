#!/usr/bin/env bash
# Shows the message of the notification event that arrives on stdin.
set -euo pipefail
hour=$(date +%H)
if [ "$hour" -ge 22 ] || [ "$hour" -lt 7 ]; then exit 0; fi
message=$(jq -r '.message // "Your agent needs you"' | cut -c1-120)
if command -v notify-send >/dev/null; then
  notify-send -- Agent "$message"
elif command -v osascript >/dev/null; then
  osascript -e 'on run argv' -e 'display notification (item 1 of argv) with title "Agent"' -e 'end run' -- "$message"
fi
