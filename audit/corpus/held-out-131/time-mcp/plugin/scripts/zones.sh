#!/bin/sh
for z in Europe/Lisbon Asia/Tokyo America/Lima; do
  printf '%-16s %s\n' "$z" "$(TZ=$z date +%H:%M)"
done
