#!/usr/bin/env bash
set -euo pipefail
bin="$(cd "$(dirname "$0")" && pwd)"
limit=90
conf="${XDG_CONFIG_HOME:-$HOME/.config}/quota-meter/limits"
if [[ -r "$conf" ]]; then
  value="$(sed -n 's/^percent=\([0-9]\{1,2\}\)$/\1/p' "$conf" | tail -n 1)"
  limit="${value:-$limit}"
fi
for place in "${CLAUDE_PROJECT_DIR:-$PWD}" "$HOME" "${TMPDIR:-/tmp}"; do
  df -P -- "$place" | tail -n 1 | awk -v place="$place" -f "$bin/meter.awk" -v limit="$limit"
done
