#!/bin/sh
# usage: envcheck.sh EXAMPLE_FILE - names only, never values
set -u
file=${1:-.env.example}
[ -f "$file" ] || { echo "no $file" >&2; exit 1; }
missing=0
for name in $(sed -n 's/^\([A-Z][A-Z0-9_]*\)=.*/\1/p' "$file"); do
  if awk -v n="$name" 'BEGIN { exit !(n in ENVIRON) }'; then
    if awk -v n="$name" 'BEGIN { exit !(ENVIRON[n] == "") }'; then state=empty; else state=set; fi
  else
    state=missing
    missing=$((missing + 1))
  fi
  printf '%-28s %s\n' "$name" "$state"
done
exit "$((missing > 0))"
