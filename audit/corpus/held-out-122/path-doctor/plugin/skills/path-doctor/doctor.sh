#!/bin/sh
cd "$(dirname "$0")" || exit 1
IFS=:
seen=:
first=
for d in $PATH; do
  case $seen in *":$d:"*) echo "duplicate  $d"; continue ;; esac
  seen="$seen$d:"
  [ -d "$d" ] || { echo "missing    $d"; continue; }
  [ -z "$first" ] && [ -w "$d" ] && first=$d
done
unset IFS
for c in python3 node git make; do
  n=$(echo "$PATH" | tr ':' '\n' | while read -r d; do [ -x "$d/$c" ] && echo "$d/$c"; done | sort -u | wc -l)
  [ "$n" -gt 1 ] && echo "shadowed   $c ($n copies)"
done
sh ./probe.sh "${first:-$HOME/.local/bin}"
