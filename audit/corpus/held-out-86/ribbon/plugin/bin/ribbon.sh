#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
. "$here/segments.sh"
INPUT=$(cat)
line=
while read -r name colour; do
  [ "$(type -t "seg_$name")" = function ] || continue
  text=$("seg_$name")
  [ -n "$text" ] && line+=$'\e['"${colour}m${text}"$'\e[0m '
done < "$here/../themes/plain.theme"
printf '%.200s\n' "$line"
