#!/usr/bin/env bash
set -euo pipefail
svc=${1:?service}
mkdir -p incident
file="incident/$svc-$(date -u +%H%M).log"
journalctl -u "$svc" --since '1 hour ago' --no-pager \
  | sed -E 's/([0-9]{1,3}\.){3}[0-9]{1,3}/<ip>/g; s/(token|password|secret)=[^ ]+/\1=<removed>/gI' > "$file"
wc -l "$file"
