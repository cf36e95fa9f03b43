#!/bin/sh
d=$(dirname "$0")
. "$d/parts.sh"
out=""
for p in $(cat "$d/parts.txt"); do
  v=$("part_$p") || continue
  [ -n "$v" ] && out="$out${out:+ | }$v"
done
printf '%.200s\n' "$out"
