#!/bin/sh
# Four findings are expected in the bad example.
cd "$(dirname "$0")/.." || exit 1
n=$(awk -f scripts/rules.awk tests/bad.yml.txt | wc -l)
[ "$n" -ge 4 ] && echo "ok: $n findings" || { echo "only $n findings" >&2; exit 1; }
