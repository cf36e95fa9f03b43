#!/usr/bin/env bash
set -euo pipefail
log="${CLAUDE_PROJECT_DIR:-.}/.notes/session.log"
mkdir -p "$(dirname "$log")"
printf '%s %s\n' "$(date -u +%FT%TZ)" "${USER:-unknown}" >> "$log"
find "$(dirname "$log")" -name '*.log' -mtime +30 -delete
if command -v notify-send >/dev/null; then notify-send "Session ended"; fi
