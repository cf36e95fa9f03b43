#!/bin/sh
# the greeting depends on the hour
d="$(dirname "$0")/../messages"
h=$(date +%H)
if [ "${h#0}" -lt 12 ]; then cat "$d/sobh.txt"; else cat "$d/asr.txt"; fi
cat "$d/rules.txt"
