#!/bin/sh
# One line per host: days left, host.
here=$(cd "$(dirname "$0")" && pwd)
now=$(date +%s)
while read -r host port; do
  [ -n "$host" ] || continue
  end=$(openssl s_client -connect "$host:${port:-443}" -servername "$host" </dev/null 2>/dev/null | openssl x509 -noout -enddate 2>/dev/null | cut -d= -f2)
  if [ -z "$end" ]; then echo "? $host"; continue; fi
  echo "$(( ($(date -d "$end" +%s) - now) / 86400 )) $host"
done < "$here/hosts.txt"
