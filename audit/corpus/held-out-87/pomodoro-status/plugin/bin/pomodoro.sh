#!/usr/bin/env bash
set -eu
dir="${XDG_DATA_HOME:-$HOME/.local/share}/pomodoro-status"
state="$dir/state"
minutes="$(jq -r '.minutes // 25' "$dir/config.json" 2>/dev/null || echo 25)"

declare -A verbs=([start]=verb_start [stop]=verb_stop [line]=verb_line)

verb_start() { mkdir -p "$dir"; printf '%s\n%s\n' "$(date +%s)" "$minutes" > "$state"; echo "Started: $minutes minutes."; }
verb_stop() { rm -f "$state"; echo "Stopped."; }
verb_line() {
  [ -r "$state" ] || { echo "—"; return; }
  { read -r begun; read -r length; } < "$state"
  left=$(( begun + length * 60 - $(date +%s) ))
  if (( left > 0 )); then printf '🍅 %d:%02d\n' $((left / 60)) $((left % 60)); else echo "🍅 break!"; fi
}

verb="${1:-line}"
[[ -n "${verbs[$verb]:-}" ]] || { echo "pomodoro: start, stop or line" >&2; exit 64; }
"${verbs[$verb]}"
