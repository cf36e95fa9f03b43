#!/usr/bin/env bash
# Stops commands that are hard to undo. Exit 2 shows the reason to the agent.
set -u
cmd="$(jq -r '.tool_input.command // empty')"

deny() { echo "command-guard: $1" >&2; exit 2; }

while IFS=$'\t' read -r pattern reason; do
  [[ -z "$pattern" || "$pattern" == \#* ]] && continue
  grep -qE -- "$pattern" <<<"$cmd" && deny "$reason"
done < "$(dirname "$0")/patterns.tsv"
exit 0
