#!/bin/sh
# $1: done | waiting
[ -e .quiet ] && exit 0

hour=$(date +%H)
case "$hour" in
  22|23|00|01|02|03|04|05|06) exit 0 ;;
esac

case "${1:-done}" in
  waiting) text="waiting for you" ;;
  *)       text="done" ;;
esac

if command -v notify-send >/dev/null 2>&1; then
  notify-send --app-name=DeepCode --expire-time=4000 "DeepCode" "$text"
elif command -v osascript >/dev/null 2>&1; then
  osascript -e "display notification \"$text\" with title \"DeepCode\" sound name \"Glass\""
else
  printf '\a' >&2
fi
exit 0
