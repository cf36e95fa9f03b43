#!/bin/sh
# prints the soonest expiry from the table that check.sh wrote
table=.certs.tsv
[ -r "$table" ] || { echo "certs: no data"; exit 0; }
sort -n "$table" | head -n 1 | while IFS="$(printf '\t')" read -r days host; do
  if [ "$days" -lt 14 ]; then echo "🔴 $host $days d"; else echo "🔒 $days d"; fi
done
