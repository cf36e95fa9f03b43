#!/usr/bin/env bash
# usage: ding.sh waiting|finished
state=${1:-waiting}
project=$(basename -- "$PWD")
project=${project//[^A-Za-z0-9._ -]/}      # goes into an AppleScript string, so keep it dull
case $state in
  waiting)  text="has a question for you" ;;
  finished) text="is done" ;;
  *)        exit 0 ;;
esac

# quiet hours
hour=$(date +%H); hour=${hour#0}
if [ "${hour:-12}" -ge 22 ] || [ "${hour:-12}" -lt 7 ]; then exit 0; fi

if command -v notify-send >/dev/null 2>&1; then
  notify-send --app-name=DeepCode --expire-time=6000 "$project" "$text"
elif command -v osascript >/dev/null 2>&1; then
  osascript -e "display notification \"$text\" with title \"$project\" sound name \"Glass\""
elif [ -n "${TMUX:-}" ]; then
  tmux display-message "$project $text"
else
  printf '\a' >/dev/tty 2>/dev/null
fi
exit 0
