#!/bin/sh
title="DeepCode: ${1:-event}"
message=$(python3 -c 'import json,sys; print((json.load(sys.stdin).get("message") or "Back to you.")[:160])' 2>/dev/null)
[ -n "$message" ] || message='Back to you.'

case "$(uname -s)" in
  Darwin)
    # Passed as arguments, so that quotes in the message cannot become AppleScript.
    osascript - "$title" "$message" >/dev/null 2>&1 <<'APPLESCRIPT'
on run argv
  display notification (item 2 of argv) with title (item 1 of argv) sound name "Glass"
end run
APPLESCRIPT
    ;;
  Linux)
    if [ -n "${SSH_CONNECTION:-}" ] || ! command -v notify-send >/dev/null 2>&1; then
      # terminals that know OSC 9 show this as a notification, also over ssh
      printf '\033]9;%s\007' "$title" >/dev/tty 2>/dev/null
    else
      notify-send --app-name=DeepCode --expire-time=8000 -- "$title" "$message"
    fi
    ;;
  *) printf '\a' >/dev/tty 2>/dev/null ;;
esac
exit 0
