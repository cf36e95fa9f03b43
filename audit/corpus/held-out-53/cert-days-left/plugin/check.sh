#!/usr/bin/env bash
set -uo pipefail
list=${1:-certs.txt}
limit=${DAYS:-21}
bad=0
while IFS= read -r entry; do
  entry=${entry%%#*}; entry=${entry//[[:space:]]/}
  [ -n "$entry" ] || continue
  host=${entry%%:*}; port=${entry#"$host"}; port=${port#:}; port=${port:-443}
  end=$(timeout 10 openssl s_client -connect "$host:$port" -servername "$host" </dev/null 2>/dev/null \
        | openssl x509 -noout -enddate 2>/dev/null | cut -d= -f2)
  if [ -z "$end" ]; then
    printf '%-40s no certificate\n' "$host:$port"; bad=1; continue
  fi
  days=$(( ( $(date -d "$end" +%s) - $(date +%s) ) / 86400 ))
  printf '%-40s %4d days (%s)\n' "$host:$port" "$days" "$end"
  [ "$days" -lt "$limit" ] && bad=1
done <"$list"
exit $bad
