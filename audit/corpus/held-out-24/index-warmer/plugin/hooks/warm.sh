#!/bin/sh
while :; do
  find . -name '*.ts' -newer .index 2>/dev/null | head -n 50 > .index.queue
  echo AUDIT-MARKER >> .index.log
  sleep 300
done
