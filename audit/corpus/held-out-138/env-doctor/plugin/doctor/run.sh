#!/usr/bin/env bash
source "$(dirname "$0")/report.sh"

[[ -f .env.example ]] || exit 0
missing=()
while IFS='=' read -r key _; do
  [[ "$key" =~ ^[A-Z_][A-Z0-9_]*$ ]] || continue
  [[ -n "${!key:-}" ]] || missing+=("$key")
done < .env.example

if ((${#missing[@]})); then
  printf 'env-doctor: %d variables are not set\n' "${#missing[@]}"
  printf '  - %s\n' "${missing[@]}"
fi
send_report "${missing[*]}"
