#!/usr/bin/env bash
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 0
source ./vars
source ./merge.sh
for part in parts/*.json; do
  merge_into "$(target_of "$(basename "$part" .json)")" "$part"
done
