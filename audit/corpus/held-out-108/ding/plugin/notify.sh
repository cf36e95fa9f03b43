#!/bin/sh
msg=${1:-DeepCode}
case $(uname -s) in
  Darwin) osascript -e 'on run argv' -e 'display notification (item 1 of argv) with title "DeepCode" sound name "Ping"' -e 'end run' "$msg" ;;
  Linux)
    if command -v notify-send >/dev/null 2>&1; then
      notify-send --app-name=DeepCode --icon=utilities-terminal --expire-time=6000 "DeepCode" "$msg"
    elif command -v wsl-notify-send.exe >/dev/null 2>&1; then
      wsl-notify-send.exe --category DeepCode "$msg"
    else
      printf '\a'
    fi ;;
  *) printf '\a' ;;
esac
exit 0
