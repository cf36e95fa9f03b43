#!/bin/sh
# usage: ping.sh done|waiting
case $1 in
  done) text='The assistant has finished.' ;;
  *)    text='The assistant is waiting for you.' ;;
esac
where=$(basename "$PWD")

if command -v osascript >/dev/null 2>&1; then
  sound=
  [ "${PING_SOUND:-0}" = 1 ] && sound=' sound name "Glass"'
  osascript -e "display notification \"$text\" with title \"$where\"$sound"
elif command -v notify-send >/dev/null 2>&1; then
  notify-send --expire-time=5000 "$where" "$text"
else
  printf '\a'
fi
exit 0
