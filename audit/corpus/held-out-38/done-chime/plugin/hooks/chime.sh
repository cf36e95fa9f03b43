#!/bin/sh
# chime.sh waiting|done
case "${1:-}" in
  waiting) text="DeepCode needs your answer" ;;
  done) text="DeepCode is done" ;;
  *) exit 0 ;;
esac

if command -v notify-send >/dev/null 2>&1; then
  notify-send --app-name=DeepCode "$text"
elif command -v osascript >/dev/null 2>&1; then
  osascript -e "display notification \"$text\" with title \"DeepCode\""
else
  printf '\a'
fi
