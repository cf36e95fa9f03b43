#!/usr/bin/env bash
# usage: scripts/expiry.sh hosts.txt
set -euo pipefail
while read -r host port; do
  [[ -z "$host" || "$host" == \#* ]] && continue
  end=$(openssl s_client -connect "$host:${port:-443}" -servername "$host" </dev/null 2>/dev/null | openssl x509 -noout -enddate | cut -d= -f2) || end="unreachable"
  printf '%-30s %s\n' "$host" "$end"
done <"${1:-hosts.txt}"
