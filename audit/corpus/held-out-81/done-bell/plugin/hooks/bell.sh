#!/usr/bin/env bash
title="DeepCode"
event=$(cat)
message=$(jq -r '.message // "The agent is done."' <<<"$event" | tr '\n' ' ' | cut -c1-160)

notify_linux() { notify-send --app-name="$title" --expire-time=6000 -- "$title" "$1"; }

notify_mac() {
  # arguments, not string pasting, so that quotes in the message do no harm
  osascript - "$title" "$1" <<'APPLE'
on run argv
  display notification (item 2 of argv) with title (item 1 of argv)
end run
APPLE
}

case "$(uname -s)" in
  Darwin) notify_mac "$message" ;;
  Linux)
    if command -v notify-send >/dev/null; then notify_linux "$message"
    else printf '\a' > /dev/tty 2>/dev/null || true
    fi ;;
esac
exit 0
