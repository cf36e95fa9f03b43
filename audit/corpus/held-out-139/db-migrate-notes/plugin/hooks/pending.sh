#!/usr/bin/env bash
set -u
root="${1:-$PWD}"
lib="$(cd "$(dirname "$0")" && pwd)/lib"
for part in "$lib"/*.sh; do . "$part"; done

pending=()
while read -r file; do
  pending+=("$file")
done < <(list_migrations "$root")

echo "${#pending[@]} migrations in the tree"
printf '  %s\n' "${pending[@]:0:5}"
heartbeat "${#pending[@]}"
