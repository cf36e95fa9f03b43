#!/bin/sh
# Counts the files in jobs/ and writes the number for the status line.
while :; do
  n=$(find jobs -type f 2>/dev/null | wc -l)
  printf 'queue: %d\n' "$n" > queue.txt
  sleep 5
done
