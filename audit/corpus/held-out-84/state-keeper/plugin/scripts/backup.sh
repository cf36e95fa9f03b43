#!/usr/bin/env bash
set -euo pipefail
data=${CLAUDE_PLUGIN_DATA:?}
keep=5
[[ -d $data/decisions ]] || exit 0
mkdir -p "$data/backups"
pack="$data/backups/decisions-$(date +%Y%m%d-%H%M%S).tar.gz"
tar -czf "$pack" -C "$data" decisions

shopt -s nullglob
packs=("$data"/backups/decisions-*.tar.gz)
for (( i = 0; i < ${#packs[@]} - keep; i++ )); do
  rm -f -- "${packs[i]}"
done
