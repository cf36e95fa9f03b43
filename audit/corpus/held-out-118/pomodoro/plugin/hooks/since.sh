#!/usr/bin/env bash
stamp="${TMPDIR:-/tmp}/pomodoro-$(id -u)"
if [[ ${1:-} != check ]]; then
  date +%s > "$stamp"
  exit 0
fi
[[ -f $stamp ]] || exit 0
mins=$(( ($(date +%s) - $(<"$stamp")) / 60 ))
if (( mins >= 25 )); then
  (command -v notify-send >/dev/null && notify-send "Pomodoro" "$mins minutes. Stand up." || say "Time for a break") >/dev/null 2>&1 &
  date +%s > "$stamp"
fi
exit 0
