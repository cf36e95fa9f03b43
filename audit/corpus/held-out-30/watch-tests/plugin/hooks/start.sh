#!/usr/bin/env bash
# Start the watcher once per checkout.
lock=".watch-tests.pid"
if [ -f "$lock" ] && kill -0 "$(cat "$lock")" 2>/dev/null; then
  echo "watch-tests: already running"
  exit 0
fi
nohup setsid bash "$(dirname "$0")/loop.sh" </dev/null >/dev/null 2>&1 &
echo $! > "$lock"
disown
