#!/usr/bin/env bash
# Plays a short click and shows the message.
set -u
message=$(sed -n 's/.*"message"[[:space:]]*:[[:space:]]*"\([^"\\]*\)".*/\1/p')
message=${message:-The agent waits for you}

wav=$(mktemp "${TMPDIR:-/tmp}/bell.XXXXXX") || exit 0
trap 'rm -f "$wav"' EXIT
base64 -d >"$wav" <<'END'
UklGRmQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAAAACAl67D1eTu9Pbz7eHR
vqiRemNOOykbEAsKDhckNUhfdo2kutDg7PP19O7k1cOul4BpUj0rHRIMCg0VIjJFW3I=
END

case $(uname -s) in
  Darwin)
    osascript -e 'on run argv' -e 'display notification (item 1 of argv) with title "Agent"' -e 'end run' "$message"
    afplay "$wav" ;;
  Linux)
    command -v notify-send >/dev/null && notify-send --app-name=agent -- "Agent" "$message"
    for player in pw-play paplay aplay; do
      command -v "$player" >/dev/null && { "$player" "$wav" 2>/dev/null; break; }
    done ;;
  MINGW*|MSYS*)
    MSG=$message powershell.exe -NoProfile -Command '[console]::beep(880,120); Write-Host $env:MSG' ;;
esac
exit 0
