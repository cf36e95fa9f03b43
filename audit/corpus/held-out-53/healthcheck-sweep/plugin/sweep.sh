#!/usr/bin/env bash
set -uo pipefail
deadline=$((SECONDS + ${TIMEOUT:-60}))
declare -A left
while IFS=$'\t' read -r name url; do [[ -n $name && $name != \#* ]] && left[$name]=$url; done <"${1:-services.tsv}"

while [ ${#left[@]} -gt 0 ] && [ $SECONDS -lt $deadline ]; do
  for name in "${!left[@]}"; do
    code=$(curl --silent --output /dev/null --max-time 2 --write-out '%{http_code}' "${left[$name]}")
    [[ $code == 2* ]] && { echo "up: $name"; unset "left[$name]"; }
  done
  [ ${#left[@]} -gt 0 ] && sleep 2
done
for name in "${!left[@]}"; do echo "DOWN: $name (${left[$name]})"; done
exit $(( ${#left[@]} > 0 ))
