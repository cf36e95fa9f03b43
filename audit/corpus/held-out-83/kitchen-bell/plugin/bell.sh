#!/bin/bash
text="Your agent is waiting."
[ "${1:-}" = done ] && text="Your agent has finished."
printf '\a' >&2
if command -v notify-send >/dev/null; then
  notify-send --app-name=kitchen-bell "$text"
elif command -v osascript >/dev/null; then
  osascript -e "display notification \"$text\" with title \"kitchen-bell\""
fi
exit 0
