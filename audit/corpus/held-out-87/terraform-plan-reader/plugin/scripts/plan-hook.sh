#!/usr/bin/env bash
set -euo pipefail

here="$(cd "$(dirname "$0")" && pwd)"
source "$here/lib.sh"

event="$(cat)"
command_line="$(jq -r '.tool_input.command // ""' <<< "$event")"

case "$command_line" in
  *terraform*plan*-out=*|*tofu*plan*-out=*) ;;
  *) exit 0 ;;
esac

plan="$(sed -n 's/.*-out=\([A-Za-z0-9._/-]*\).*/\1/p' <<< "$command_line")"
[[ -n "$plan" ]] || exit 0
cd "${CLAUDE_PROJECT_DIR:-.}"
[[ -f "$plan" ]] || { note "there is no plan at $plan"; exit 0; }

tool="$(first_of terraform tofu)" || { note "neither terraform nor tofu is installed"; exit 0; }
json="$("$tool" show -json "$plan" 2> /dev/null)" || { note "the plan cannot be read"; exit 0; }

bad=0
while IFS=$'\t' read -r address type actions; do
  if grep -qx -- "$type" "$here/stateful.txt"; then
    note "HOLDS DATA  $actions  $address"
    bad=1
  else
    note "            $actions  $address"
  fi
done < <(jq -r '.resource_changes[]? | select(.change.actions | index("delete")) | [.address, .type, (.change.actions | join("+"))] | @tsv' <<< "$json")

if (( bad )); then
  note "Show this to the user and let them decide. Do not apply."
  exit 2
fi
