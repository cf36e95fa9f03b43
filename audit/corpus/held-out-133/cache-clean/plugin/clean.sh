#!/bin/sh
set -eu
root=$(git rev-parse --show-toplevel)
cd "$root"
for d in .pytest_cache .mypy_cache .ruff_cache node_modules/.cache coverage; do
  [ -d "$d" ] || continue
  if [ "${1:-}" = -n ]; then echo "would remove $root/$d"; else rm -rf "./$d"; echo "removed $d"; fi
done
