#!/bin/sh
# Reads the call from standard input and compares it with patterns.txt (pattern, tab, reason).
here=$(cd "$(dirname "$0")" && pwd)
call=$(cat)
tab=$(printf '\t')

while IFS="$tab" read -r pattern reason; do
  [ -n "$pattern" ] || continue
  if printf '%s' "$call" | grep -qE -- "$pattern"; then
    echo "refused: $reason" >&2
    exit 2
  fi
done < "$here/patterns.txt"

exit 0
