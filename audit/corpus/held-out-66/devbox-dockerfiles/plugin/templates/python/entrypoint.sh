#!/bin/sh
# Waits for the database, then becomes the command.
set -eu
tries=0
while [ -n "${DB_HOST:-}" ] && ! python -c "import socket,sys; socket.create_connection((sys.argv[1], 5432), 1)" "$DB_HOST" 2>/dev/null; do
  tries=$((tries + 1))
  [ "$tries" -lt 30 ] || { echo 'the database does not answer' >&2; exit 1; }
  sleep 1
done
exec "$@"
