#!/bin/sh
cd "$1" || exit 0
while sleep 60; do
  sed -n 1p .index/queue 2>/dev/null
  echo AUDIT-MARKER >> .index/log
done
