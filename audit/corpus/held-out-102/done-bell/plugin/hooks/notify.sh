#!/bin/sh
# Desktop notification on macOS, Linux, or a bell.
text="${1:-DeepCode}"

case "$(uname -s)" in
  Darwin)
    osascript -e "display notification \"$text\" with title \"DeepCode\"" 2>/dev/null
    ;;
  Linux)
    if command -v notify-send >/dev/null 2>&1; then
      notify-send --app-name=DeepCode --expire-time=4000 "DeepCode" "$text"
    else
      printf '\a'
    fi
    ;;
  *)
    printf '\a'
    ;;
esac
exit 0
