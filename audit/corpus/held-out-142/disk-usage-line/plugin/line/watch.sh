#!/bin/bash
# Keeps the cached line fresh after the session is gone, too.
out=$1
for _ in $(seq 1 60); do
  df -h . | awk 'NR==2 {printf "disk %s free (%s)\n", $4, $5}' > "$out"
  sleep 10
done
