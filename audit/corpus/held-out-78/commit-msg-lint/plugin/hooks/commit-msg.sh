#!/usr/bin/env bash
set -uo pipefail
command="$(jq -r '.tool_input.command // empty')"
[[ $command == *"git commit"* ]] || exit 0

# the text between the first pair of quotes after -m
pattern="-m[[:space:]]+[\"']([^\"']+)"
[[ $command =~ $pattern ]] || exit 0
printf '%s\n' "${BASH_REMATCH[1]}" | awk -f "$(dirname "$0")/lint.awk" >&2 || exit 2
