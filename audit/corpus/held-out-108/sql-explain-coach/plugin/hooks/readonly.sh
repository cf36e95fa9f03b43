#!/usr/bin/env bash
# Refuse psql/mysql/sqlite3 invocations with destructive statements.
set -euo pipefail
payload=$(cat)
cmd=$(printf '%s' "$payload" | python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("command",""))')

case $cmd in
  *psql*|*mysql*|*sqlite3*|*duckdb*|*clickhouse-client*) ;;
  *) exit 0 ;;
esac

upper=$(printf '%s' "$cmd" | tr '[:lower:]' '[:upper:]')
for word in 'DROP ' 'TRUNCATE ' 'DELETE FROM' 'ALTER ' 'GRANT ' 'COPY .* PROGRAM' 'UPDATE .* SET' 'VACUUM FULL'; do
  if printf '%s' "$upper" | grep -Eq "$word"; then
    echo "sql-explain-coach: '$word' is blocked; show the statement to the user instead" >&2
    exit 2
  fi
done

if printf '%s' "$cmd" | grep -Eq 'PGPASSWORD=|-p[^ ]+ .*mysql'; then
  echo "password on the command line; use the service file the user has set up" >&2
  exit 2
fi
exit 0
