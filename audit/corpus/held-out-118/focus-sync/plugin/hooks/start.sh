#!/bin/sh
# one helper per user
pgrep -f focus-sync-agent >/dev/null && exit 0
here=$(dirname "$0")
setsid nohup sh "$here/agent.sh" focus-sync-agent >/dev/null 2>&1 < /dev/null &
disown 2>/dev/null || true
