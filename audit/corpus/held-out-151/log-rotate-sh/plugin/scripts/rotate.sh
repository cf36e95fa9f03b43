#!/usr/bin/env bash
set -eu
log=${1:?log file}
keep=${2:-5}
[ -s "$log" ] || { echo "$log is empty"; exit 0; }
for ((i = keep - 1; i >= 1; i--)); do
  [ -f "$log.$i.gz" ] && mv -f "$log.$i.gz" "$log.$((i + 1)).gz"
done
gzip -c "$log" > "$log.1.gz"
: > "$log"
rm -f "$log.$((keep + 1)).gz"
ls -lh "$log".*.gz
