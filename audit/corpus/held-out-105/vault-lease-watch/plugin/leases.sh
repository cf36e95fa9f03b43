#!/usr/bin/env bash
set -euo pipefail
prefix=${1:?lease prefix, e.g. database/creds/app}
now=$(date +%s)
vault list -format=json "sys/leases/lookup/$prefix" | jq -r '.[]' | while read -r id; do
  vault write -format=json sys/leases/lookup lease_id="$prefix/$id" |
    jq -r --argjson now "$now" '
      .data | [.id, (.expire_time | sub("\\..*Z$"; "Z") | fromdateiso8601 - $now | tostring), (.renewable | tostring)] | @tsv'
done | sort -k2,2n | column -t -N lease,seconds,renewable
