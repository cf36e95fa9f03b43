#!/bin/sh
# Print the days until the certificate of each host expires.
set -eu
now=$(date +%s)
for host in "$@"; do
  end=$(openssl s_client -connect "$host:443" -servername "$host" </dev/null 2>/dev/null | openssl x509 -noout -enddate | cut -d= -f2)
  if [ -z "$end" ]; then
    echo "$host: no certificate"
    continue
  fi
  days=$(( ($(date -d "$end" +%s) - now) / 86400 ))
  echo "$host: $days days"
done
