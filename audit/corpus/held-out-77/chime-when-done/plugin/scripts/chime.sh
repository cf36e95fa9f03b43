#!/bin/sh
# chime.sh done|waiting
kind=${1:-done}
case "$kind" in
  waiting) title="Agent is waiting"; sound_mac=Ping;  sound_lin=message ;;
  *)       title="Agent is done";    sound_mac=Glass; sound_lin=complete ;;
esac

# quiet hours: 22–7
hour=$(date +%H)
if [ "$hour" -ge 22 ] || [ "$hour" -lt 7 ]; then
  exit 0
fi

case "$(uname -s)" in
  Darwin)
    osascript -e "display notification \"Back to work?\" with title \"$title\""
    afplay -t 2 "/System/Library/Sounds/$sound_mac.aiff"
    ;;
  Linux)
    command -v notify-send >/dev/null && notify-send --app-name=agent "$title"
    command -v paplay >/dev/null && paplay "/usr/share/sounds/freedesktop/stereo/$sound_lin.oga"
    ;;
  *)
    printf '\a'
    ;;
esac
exit 0
