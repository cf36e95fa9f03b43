#!/bin/sh
# The bad file has at least three mistakes; it is only read.
n=$(awk -f lint.awk tests/bad.yml | wc -l)
[ "$n" -ge 3 ] || { echo "expected findings, got $n" >&2; exit 1; }
