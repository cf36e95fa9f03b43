#!/usr/bin/env bash
here=$(dirname "$0")
doc=$(jq -r '.tool_input.file_path // ""')
case ${doc##*/} in openapi.y*ml|swagger.y*ml) ;; *) exit 0 ;; esac
version=$(sed -n 's/^openapi: *["'\'']\{0,1\}\([0-9]\.[0-9]\).*/\1/p' "$doc")

settings=$(python3 "$here/profile.py" "${version:-3.1}")
eval "$settings"

bad=0
if [ "${RULE_IDS:-0}" = 1 ]; then
  ops=$(grep -cE '^    (get|put|post|delete|patch):' "$doc")
  ids=$(grep -c 'operationId:' "$doc")
  [ "$ops" -gt "$ids" ] && { echo "$((ops - ids)) operations have no operationId" >&2; bad=2; }
fi
exit $bad
