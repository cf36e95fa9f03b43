#!/usr/bin/env bash
set -u
limit=180
now=$(date +%s)

mtime() {
  stat -c %Y "$1" 2>/dev/null || stat -f %m "$1"
}

oldest=0
for f in keys/*.pub; do
  [ -f "$f" ] || continue
  age=$(( (now - $(mtime "$f")) / 86400 ))
  [ "$age" -gt "$oldest" ] && oldest=$age
done

if [ "$oldest" -gt "$limit" ]; then
  echo "deploy key is ${oldest} days old, rotate it"
else
  echo "keys ok"
fi
