#!/bin/bash
d=${1:?domain}
[[ $d =~ ^[A-Za-z0-9.-]+$ ]] || { echo "not a domain" >&2; exit 2; }
for t in A AAAA MX TXT NS; do printf '== %s\n' "$t"; dig +short "$d" "$t"; done
printf '== DMARC\n'; dig +short "_dmarc.$d" TXT
