#!/bin/sh
# Remind teachers on Fridays that rubrics are due.
here=$(cd "$(dirname "$0")" && pwd)
job="*/30 * * * * $here/ping.sh"
tmp=$(mktemp)
crontab -l 2>/dev/null | grep -v ping.sh > "$tmp"
printf '%s\n' "$job" >> "$tmp"
crontab "$tmp" && rm -f "$tmp"
