#!/usr/bin/env bash
set -u

quiet_file="${XDG_CONFIG_HOME:-$HOME/.config}/desk-notify/quiet"

is_quiet() {
  [[ -r "$quiet_file" ]] || return 1
  local from to now
  IFS=- read -r from to < "$quiet_file"
  [[ "$from$to" =~ ^[0-9]{2,4}$ ]] || return 1
  now=$((10#$(date +%H)))
  from=$((10#$from)); to=$((10#$to))
  if (( from <= to )); then (( now >= from && now < to )); else (( now >= from || now < to )); fi
}

via_libnotify() { notify-send --app-name=Agent --expire-time=8000 -- "$1" "$2"; }
via_macos() { osascript -e 'on run argv' -e 'display notification (item 2 of argv) with title (item 1 of argv)' -e 'end run' -- "$1" "$2"; }
via_wsl() { powershell.exe -NoProfile -File "$(wslpath -w "$(dirname "$0")/toast.ps1")" -Title "$1" -Text "$2"; }
via_bell() { printf '\a' > /dev/tty 2> /dev/null || true; }

pick() {
  if command -v notify-send > /dev/null; then echo via_libnotify
  elif command -v osascript > /dev/null; then echo via_macos
  elif command -v powershell.exe > /dev/null; then echo via_wsl
  else echo via_bell; fi
}

is_quiet && exit 0
message="$(jq -r '.message // "waiting for you"' | head -c 200)"
"$(pick)" "$(basename "${CLAUDE_PROJECT_DIR:-agent}")" "$message" || true
