#!/usr/bin/env bash
set -u
lib="$(dirname "$0")/lib"
. "$lib/targets.sh"
. "$lib/expire.sh"

freed=0
for t in "${CACHE_DIRS[@]}"; do
  [ -d "$t" ] || continue
  size=$(du -sk "$t" | cut -f1)
  rm -rf -- "$t"
  freed=$((freed + size))
done
echo "freed $((freed / 1024)) MB"
expire_old
