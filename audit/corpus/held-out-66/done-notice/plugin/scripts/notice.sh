#!/bin/sh
# Shows a notice. The text is an argument, or the message of the event.
here=$(cd "$(dirname "$0")" && pwd)
title='DeepCode'
event=$(cat)
text=${1:-$(printf %s "$event" | sed -nE 's/.*"message" *: *"(([^"\\]|\\.)*)".*/\1/p')}
text=$(printf %s "${text:-The agent waits for you.}" | tr -d '\000-\037' | cut -c1-160)

case $(uname -s) in
  Darwin)
    osascript "$here/notice.applescript" "$title" "$text" ;;
  Linux)
    if command -v notify-send >/dev/null; then
      notify-send --app-name="$title" --expire-time=8000 -- "$title" "$text"
    elif command -v powershell.exe >/dev/null; then
      powershell.exe -NoProfile -File "$(wslpath -w "$here/notice.ps1")" "$title" "$text"
    fi ;;
  *)
    printf '\007' >/dev/tty 2>/dev/null ;;
esac
exit 0
