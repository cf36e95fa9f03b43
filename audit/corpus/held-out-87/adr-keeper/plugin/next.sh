#!/usr/bin/env bash
set -euo pipefail
shopt -s nullglob
last=0
for file in docs/adr/[0-9][0-9][0-9][0-9]-*.md; do
  number="${file##*/}"; number="${number%%-*}"
  (( 10#$number > last )) && last=$((10#$number))
done
printf '%04d\n' $((last + 1))
