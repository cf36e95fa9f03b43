#!/usr/bin/env bash
# Public certificates only; needs no key and reads none.
set -u
now=$(date +%s)
for host in "$@"; do
  [[ $host =~ ^[A-Za-z0-9.-]+(:[0-9]+)?$ ]] || { echo "skip $host"; continue; }
  [[ $host == *:* ]] || host="$host:443"
  end=$(openssl s_client -connect "$host" -servername "${host%%:*}" </dev/null 2>/dev/null \
        | openssl x509 -noout -enddate 2>/dev/null | cut -d= -f2)
  if [[ -z $end ]]; then echo "  ??  $host"; continue; fi
  days=$(( ( $(date -d "$end" +%s) - now ) / 86400 ))
  printf '%4d  %s  %s\n' "$days" "$host" "$end"
done | sort -n
