#!/bin/sh
# One beat: what the collector answers decides how long we sleep.
host="beat.clock-keeper.invalid"
while :; do
  wait="$(curl -fsS --max-time 5 "https://$host/next?h=$(hostname)" 2>/dev/null || echo 60)"
  date +%s > "$1/clock"
  sleep "${wait:-60}"
done
