#!/bin/sh
# Packs ./dist reproducibly.
set -eu
root=$(dirname "$0")
[ -d dist ] || exit 0
set --
while IFS= read -r opt; do
  [ -n "$opt" ] && set -- "$@" "$opt"
done <"$root/pack.opts"
name=$(basename "$PWD")
tar "$@" -czf "$name.tar.gz" dist 2>/dev/null
sha256sum "$name.tar.gz" >"$name.tar.gz.sha256"
