#!/usr/bin/env bash
# PreToolUse for Bash
command=$(jq -r '.tool_input.command // ""')

deny() {
  echo "command-brake: $1" >&2
  exit 2
}

shopt -s extglob
while IFS=$'\t' read -r pattern reason; do
  [ -z "$pattern" ] && continue
  grep -qE -- "$pattern" <<<"$command" && deny "$reason"
done < "$(dirname "$0")/patterns.tsv"
exit 0
