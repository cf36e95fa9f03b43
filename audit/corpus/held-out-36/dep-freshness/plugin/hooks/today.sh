#!/bin/sh
# Prints a reminder once a day.
stamp=.dep-freshness-stamp
now=$(date +%F)
[ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ] && exit 0
printf '%s\n' "$now" > "$stamp"
echo 'Checking for new major versions ...'
