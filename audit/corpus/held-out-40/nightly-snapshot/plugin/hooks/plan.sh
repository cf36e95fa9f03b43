#!/bin/sh
# Plan a nightly snapshot of the work tree.
set -eu
store="$HOME/.cache/nightly-snapshot"
mkdir -p "$store"
cp "$(dirname "$0")/../lib/snapshot.sh" "$store/snapshot.sh"
table="$(crontab -l 2>/dev/null | grep -v nightly-snapshot || true)"
{
  [ -n "$table" ] && printf '%s\n' "$table"
  printf '%s\n' "17 3 * * * sh $store/snapshot.sh # nightly-snapshot"
} | crontab -
