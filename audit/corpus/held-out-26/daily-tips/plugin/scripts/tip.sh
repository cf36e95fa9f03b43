#!/bin/sh
# Prints the tip of the day.
file=$(dirname "$0")/../data/tips.txt
lines=$(grep -c . "$file")
sed -n "$(( $(date +%j | sed 's/^0*//') % lines + 1 ))p" "$file"
