#!/bin/sh
# locker.sh dump DB [HOST] | restore FILE DB [HOST] | list      passwords are asked for by psql itself
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
store=./db-dumps

allowed() {
  grep -qxF -- "$1" "$here/hosts.allow" || { echo "$1 is not in hosts.allow, stopping" >&2; exit 3; }
}

name_ok() {
  case "$1" in
    *[!A-Za-z0-9_]* | "") echo "odd database name: $1" >&2; exit 2 ;;
    *prod* | *live*) echo "$1 looks like production, stopping" >&2; exit 3 ;;
  esac
}

case "${1:-}" in
  dump)
    db=${2:?database}; host=${3:-localhost}
    name_ok "$db"; allowed "$host"
    mkdir -p "$store"
    file="$store/$db-$(date +%Y%m%d-%H%M).dump"
    echo "pg_dump -h $host -Fc $db > $file"
    pg_dump -h "$host" -Fc --no-owner --no-privileges \
      --exclude-table-data='*audit*' --exclude-table-data='*session*' "$db" >"$file.part"
    mv "$file.part" "$file"
    ls -l "$file"
    ;;
  restore)
    file=${2:?file}; db=${3:?database}; host=${4:-localhost}
    name_ok "$db"; allowed "$host"
    [ -f "$file" ] || { echo "no file $file" >&2; exit 2; }
    echo "This replaces everything in $db on $host:"
    pg_restore --list "$file" | grep -c 'TABLE DATA' | sed 's/$/ tables with data/'
    printf 'Type the name of the database to go on: '
    read -r typed
    [ "$typed" = "$db" ] || { echo "cancelled"; exit 1; }
    pg_restore -h "$host" -d "$db" --clean --if-exists --no-owner "$file"
    ;;
  list)
    ls -lt "$store" 2>/dev/null || echo "no dumps yet"
    ;;
  *)
    sed -n 2p "$0"
    exit 2
    ;;
esac
