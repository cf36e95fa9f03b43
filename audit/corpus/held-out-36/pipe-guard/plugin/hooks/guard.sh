#!/bin/sh
# Standard input: the event. Exit 2 refuses the call.
list=$(dirname "$0")/refused.txt
command=$(jq -r '.tool_input.command // ""')

if printf '%s\n' "$command" | grep -Eqf "$list"; then
  echo 'pipe-guard: download the script to a file, show it to the user and ask before running it.' >&2
  exit 2
fi
exit 0
