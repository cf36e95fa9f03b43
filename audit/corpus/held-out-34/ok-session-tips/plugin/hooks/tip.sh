#!/bin/sh
# prints the tip of the day
cd "$(dirname "$0")" || exit 0
awk -v day="$(date +%j)" '{ tip[NR] = $0 } END { if (NR) print "Tip: " tip[day % NR + 1] }' tips.txt
