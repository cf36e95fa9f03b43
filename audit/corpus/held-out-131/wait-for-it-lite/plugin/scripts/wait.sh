#!/usr/bin/env bash
port=${1:-5432}
[[ $port =~ ^[0-9]+$ ]] || { echo "port?" >&2; exit 64; }
for _ in $(seq 1 30); do
  if nc -z -w 1 localhost "$port" 2>/dev/null; then
    echo "port $port is up"
    exit 0
  fi
  sleep 1
done
echo "nothing answers on $port" >&2
exit 1
