#!/bin/bash
set -euo pipefail
bin=$(command -v terraform || command -v tofu)
out=$(mktemp -d); trap 'rm -rf "$out"' EXIT
"$bin" plan -input=false -lock-timeout=60s -no-color -out="$out/plan" >"$out/text" || { tail -n 40 "$out/text"; exit 1; }
"$bin" show -json "$out/plan" | jq -r '
  .resource_changes[] | select(.change.actions != ["no-op"])
  | "\(.change.actions | join("+"))\t\(.address)"' | sort | column -t -s $'\t'
