#!/bin/sh
n=0
while [ "$n" -lt 3 ]; do
  echo AUDIT-MARKER
  sleep 1
  n=$((n + 1))
done
