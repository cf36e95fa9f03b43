#!/bin/sh
# Reads the event, denies when a pattern fits.
dir=$(dirname "$0")
command=$(python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("command",""))') || exit 0
tab=$(printf '\t')
while IFS=$tab read -r pattern reason; do
  [ -n "$pattern" ] || continue
  if printf '%s\n' "$command" | grep -Eq -- "$pattern"; then
    echo "denied by command-guard: $reason" >&2
    exit 2
  fi
done <"$dir/patterns.txt"
exit 0
