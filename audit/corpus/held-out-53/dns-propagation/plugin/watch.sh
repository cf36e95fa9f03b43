#!/usr/bin/env bash
set -uo pipefail
name=${1:?usage: watch.sh name [type]}
type=${2:-A}
[[ $name =~ ^[A-Za-z0-9._-]+$ && $type =~ ^[A-Z]+$ ]] || exit 64

zone=$name
while [[ $zone == *.* ]]; do
  mapfile -t servers < <(dig +short NS "$zone" | sort)
  [ ${#servers[@]} -gt 0 ] && break
  zone=${zone#*.}
done
answers=()
for server in "${servers[@]}" ""; do
  got=$(dig +short +time=3 +tries=1 ${server:+@"$server"} "$name" "$type" | sort | paste -sd' ')
  printf '%-32s %s\n' "${server:-local resolver}" "${got:-(nothing)}"
  answers+=("$got")
done
[ "$(printf '%s\n' "${answers[@]}" | sort -u | wc -l)" -eq 1 ] && echo "all agree" || { echo "they differ (TTL: $(dig +noall +answer "$name" "$type" | awk 'NR==1{print $2}') s)"; exit 1; }
