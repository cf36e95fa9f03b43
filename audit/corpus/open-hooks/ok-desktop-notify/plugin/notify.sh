#!/bin/bash
kind=$1
event=$(cat)
title="DeepCode"
case $kind in
  waiting)  text=$(jq -r '.message // "needs your answer"' <<<"$event") ;;
  finished) text="$(basename "$(jq -r '.cwd // "."' <<<"$event")"): done" ;;
esac
text=${text//[\"\\]/ }
text=${text:0:120}

if [[ $OSTYPE == darwin* ]]; then
  osascript -e "display notification \"$text\" with title \"$title\" sound name \"Pop\""
elif command -v notify-send >/dev/null; then
  notify-send --app-name="$title" --expire-time=5000 "$title" "$text"
else
  printf '\a' > /dev/tty 2>/dev/null || true
fi
exit 0
