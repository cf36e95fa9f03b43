#!/bin/sh
cd "$(dirname "$0")" || exit 1
. ./mem.sh
total=$(total_mb)
want=$((total / 2))
[ "$want" -gt 8192 ] && want=8192
[ "$want" -lt 1024 ] && want=1024
echo "memory: ${total} MB"
echo "suggested: --max-old-space-size=$want"
keep "$want"
