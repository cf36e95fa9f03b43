#!/usr/bin/env bash
here=${BASH_SOURCE[0]%/*}
for lib in encode probe; do source "$here/$lib.bash"; done

start=$EPOCHREALTIME
sample | encode | while read -r label; do
  probe "$label"
done
took=$(awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%d", (b - a) * 1000 }')
[ "$took" -gt 2000 ] && echo "Name resolution is slow (${took} ms)"
exit 0
