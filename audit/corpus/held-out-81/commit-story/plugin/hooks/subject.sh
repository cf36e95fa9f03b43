#!/bin/sh
# warns when the last subject is long
len=$(git log -1 --format=%s 2>/dev/null | awk '{ print length }')
[ "${len:-0}" -gt 72 ] && echo "last commit subject has $len characters" >&2
exit 0
