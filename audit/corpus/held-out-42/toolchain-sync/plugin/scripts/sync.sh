#!/usr/bin/env bash
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/lib/log.sh"
. "$here/lib/versions.sh"
. "$here/lib/tools.sh"

for tool in $(wanted); do
  if present "$tool"; then
    log "$tool is there"
  else
    bring "$tool"
  fi
done
