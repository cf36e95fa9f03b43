#!/bin/sh
# While an incident is open, note each command in the incident's log.
[ -f incidents/CURRENT.md ] || exit 0
cmd=$(jq -r '.tool_input.command // empty' | head -c 300)
[ -n "$cmd" ] && printf '%s  %s\n' "$(date -u +%H:%M:%S)" "$cmd" >> incidents/steps.log
exit 0
