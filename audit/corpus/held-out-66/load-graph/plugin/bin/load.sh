#!/bin/sh
# Appends the load to the history and draws the last eight values.
here=$(cd "$(dirname "$0")" && pwd)
history=$here/history

if [ -r /proc/loadavg ]; then
  load=$(cut -d' ' -f1 /proc/loadavg)
else
  load=$(sysctl -n vm.loadavg 2>/dev/null | awk '{ print $2 }')
fi
cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
[ -n "$load" ] || exit 0

{ tail -n 7 "$history" 2>/dev/null; echo "$load"; } >"$history.new" && mv "$history.new" "$history"
exec awk -v cores="$cores" -f "$here/draw.awk" "$history"
