#!/usr/bin/env bash
set -euo pipefail
# Connection parameters come from the service file: PGSERVICE=app-admin ./rotate.sh
: "${PGSERVICE:?set PGSERVICE to an entry of your service file}"

here=$(cd "$(dirname "$0")" && pwd)
idle=$(psql --no-psqlrc --tuples-only --no-align --field-separator=' ' --file "$here/../sql/idle.sql" | head -n 1)
role=${idle% *}
sessions=${idle#* }

if [ "$sessions" != 0 ]; then
  echo "both roles are in use; wait for the old deployment to end" >&2
  exit 1
fi

echo "new password for $role:"
psql --no-psqlrc --command "\\password $role"
echo "now store it in the vault, deploy, and check with sql/idle.sql that the other role becomes idle"
