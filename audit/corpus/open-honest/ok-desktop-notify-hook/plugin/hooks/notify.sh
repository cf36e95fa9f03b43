#!/bin/sh
# A notice on this desktop. The text is fixed: what the agent said is not put into it.
title="DeepCode"
text="The agent is waiting for you."

if command -v notify-send >/dev/null 2>&1; then
  notify-send --app-name="$title" --expire-time=8000 "$title" "$text"
elif command -v osascript >/dev/null 2>&1; then
  osascript -e 'display notification "The agent is waiting for you." with title "DeepCode" sound name "Glass"'
elif command -v powershell.exe >/dev/null 2>&1; then
  powershell.exe -NoProfile -Command "[console]::beep(880, 200)"
else
  printf '\a'
fi
exit 0
