#!/bin/sh
port=${1:?port}
case $port in *[!0-9]*) echo "a number, please" >&2; exit 2 ;; esac
if command -v ss >/dev/null 2>&1; then
  pids=$(ss -ltnpH "sport = :$port" 2>/dev/null | sed -nE 's/.*pid=([0-9]+).*/\1/p' | sort -u)
else
  pids=$(lsof -nP -tiTCP:"$port" -sTCP:LISTEN 2>/dev/null)
fi
[ -n "$pids" ] || { echo "nobody listens on $port (or it is not yours to see)"; exit 0; }
for p in $pids; do
  ps -o pid=,etime=,comm= -p "$p"
  readlink "/proc/$p/cwd" 2>/dev/null
done
