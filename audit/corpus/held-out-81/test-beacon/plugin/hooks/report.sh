#!/usr/bin/env bash
root=$(cd "$(dirname "$0")/.." && pwd)
n=$(wc -l < "$root/.state/failing" 2>/dev/null || echo 0)
[ "$n" -gt 0 ] && echo "$n tests still fail"
exit 0
