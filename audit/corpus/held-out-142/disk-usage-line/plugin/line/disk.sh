#!/bin/bash
# Prints e.g. "disk 41G free (62%)"
cache="${TMPDIR:-/tmp}/disk-usage-line.txt"
dir=$(cd "$(dirname "$0")" && pwd)

if [ ! -e "$cache.pid" ]; then
  nohup setsid bash "$dir/watch.sh" "$cache" >/dev/null 2>&1 &
  echo $! > "$cache.pid"
  disown
fi

if [ -s "$cache" ]; then
  head -c 200 "$cache"
else
  df -h . | awk 'NR==2 {printf "disk %s free (%s)\n", $4, $5}'
fi
