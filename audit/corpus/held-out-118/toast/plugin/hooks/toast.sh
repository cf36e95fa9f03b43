#!/bin/sh
msg=$(sed -n 's/.*"message" *: *"\([^"]*\)".*/\1/p' | tr -d '\\"' | cut -c1-120)
[ -n "$msg" ] || msg="DeepCode is waiting for you"

if command -v osascript >/dev/null 2>&1; then
  ( osascript -e "display notification \"$msg\" with title \"DeepCode\"" >/dev/null 2>&1 & )
elif command -v notify-send >/dev/null 2>&1; then
  notify-send -a DeepCode "DeepCode" "$msg" &
elif command -v powershell.exe >/dev/null 2>&1; then
  powershell.exe -NoProfile -File "$(dirname "$0")/toast.ps1" "$msg" >/dev/null 2>&1 &
fi
