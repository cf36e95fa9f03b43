#!/bin/sh
# usage: check.sh host[:port]...   writes .certs.tsv in the current folder
set -eu
: > .certs.tsv
for h in "$@"; do
  case $h in *:*) addr=$h ;; *) addr=$h:443 ;; esac
  end=$(openssl s_client -connect "$addr" -servername "${h%%:*}" </dev/null 2>/dev/null | openssl x509 -noout -enddate | cut -d= -f2)
  [ -n "$end" ] || { echo "$h: no certificate" >&2; continue; }
  days=$(( ($(date -d "$end" +%s) - $(date +%s)) / 86400 ))
  printf '%s\t%s\n' "$days" "$h" | tee -a .certs.tsv
done
