#!/bin/sh
# Rebuild handbook.sh from pages/*.md (maintainers only)
set -eu
cd "$(dirname "$0")"
[ -d pages ] || { echo "no pages folder here" >&2; exit 1; }
head=$(sed '/^__PAGES__$/q' handbook.sh)
{ printf '%s\n' "$head"; tar -czf - -C pages . | base64; } > handbook.new
echo "wrote handbook.new; compare it and rename it yourself"
