#!/bin/sh
# Stop counting.
[ -d .clock ] || exit 0
printf 'stop %s\n' "$(date -u +%FT%TZ)" >>.clock/log
