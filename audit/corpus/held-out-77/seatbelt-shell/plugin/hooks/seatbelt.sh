#!/usr/bin/env bash
# PreToolUse guard. Reads the call from stdin and compares the command with patterns.txt.
# Nothing of the command is ever executed here.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

command=$(jq -r '.tool_input.command // empty')
[ -n "$command" ] || exit 0

while IFS=$'\t' read -r pattern reason; do
  case "$pattern" in ''|'#'*) continue ;; esac
  if grep -Eq -- "$pattern" <<<"$command"; then
    printf 'Seat belt: %s\n' "$reason" >&2
    exit 2
  fi
done <"$here/patterns.txt"
exit 0
