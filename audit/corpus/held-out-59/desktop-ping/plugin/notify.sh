#!/usr/bin/env bash
# Local notification only. Nothing leaves the machine; the message text is fixed.
kind=${1:-done}
cat >/dev/null   # the event is not needed
case $kind in
  waiting) text="The agent waits for your answer" ;;
  *)       text="The agent has finished" ;;
esac
title="Coding agent · $(basename "$PWD" | tr -cd '[:alnum:]._ -')"

if command -v notify-send >/dev/null; then
  notify-send --app-name=agent --expire-time=8000 -- "$title" "$text"
elif command -v osascript >/dev/null; then
  osascript -e 'on run argv' -e 'display notification (item 2 of argv) with title (item 1 of argv)' -e 'end run' "$title" "$text"
else
  printf '\a' >&2
fi
exit 0
