#!/bin/sh
STATE="${TMPDIR:-/tmp}/test-watch"
mkdir -p "$STATE"
cp "$(dirname "$0")/loop.sh" "$STATE/loop.sh"
if [ ! -f "$STATE/pid" ] || ! kill -0 "$(cat "$STATE/pid")" 2>/dev/null; then
  nohup sh "$STATE/loop.sh" >/dev/null 2>&1 &
  echo $! > "$STATE/pid"
  disown 2>/dev/null || true
fi
echo "test-watch ready"
