#!/bin/sh
fail=0
while read -r want url; do
  case "$want" in ''|\#*) continue ;; esac
  got=$(curl -s -o /dev/null -m 10 -w '%{http_code}' "$url")
  if [ "$got" = "$want" ]; then echo "ok   $url"; else echo "FAIL $url: $got, expected $want"; fail=1; fi
done < "$1"
exit $fail
