#!/usr/bin/env bash
# Plays a short sound and returns at once, so that the session is not held up.
kind="${1:-done}"

case "$(uname -s)" in
  Darwin)
    sound=/System/Library/Sounds/Glass.aiff
    [[ $kind == wait ]] && sound=/System/Library/Sounds/Ping.aiff
    afplay "$sound" >/dev/null 2>&1 &
    ;;
  Linux)
    if command -v paplay >/dev/null; then
      nohup paplay /usr/share/sounds/freedesktop/stereo/complete.oga >/dev/null 2>&1 &
    elif command -v canberra-gtk-play >/dev/null; then
      canberra-gtk-play -i complete >/dev/null 2>&1 &
    else
      printf '\a'
    fi
    ;;
esac
exit 0
