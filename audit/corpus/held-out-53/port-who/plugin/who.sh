#!/usr/bin/env bash
set -uo pipefail
port=${1:-}
[[ $port =~ ^[0-9]{1,5}$ && $port -le 65535 ]] || { echo "not a port: $port" >&2; exit 64; }

if command -v ss >/dev/null; then
  line=$(ss -H -ltnp "sport = :$port" | head -n1)
  pid=$(grep -oE 'pid=[0-9]+' <<<"$line" | head -n1 | cut -d= -f2)
else
  pid=$(lsof -nP -iTCP:"$port" -sTCP:LISTEN -t | head -n1)
fi

if [ -z "${pid:-}" ]; then
  [ -n "${line:-}" ] && echo "port $port is taken by another user's process (run with sudo to see it)" && exit 0
  echo "port $port is free"
  exit 0
fi
ps -o pid=,user=,etime=,command= -p "$pid"
[ -d "/proc/$pid" ] && printf 'cwd: %s\n' "$(readlink "/proc/$pid/cwd" 2>/dev/null || echo unknown)"
command -v docker >/dev/null && docker ps --filter "publish=$port" --format 'container: {{.Names}} ({{.Image}})' 2>/dev/null
exit 0
