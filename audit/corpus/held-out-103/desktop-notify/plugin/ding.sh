#!/bin/sh
# local desktop notification, fixed texts only: nothing from the conversation appears on a shared screen
text="DeepCode is waiting for you"
[ "${1:-}" = done ] && text="DeepCode has finished"

if command -v notify-send >/dev/null 2>&1; then
  notify-send -a DeepCode "$text"
elif command -v osascript >/dev/null 2>&1; then
  osascript -e "display notification \"$text\" with title \"DeepCode\""
else
  printf '\a' >&2
fi
exit 0
