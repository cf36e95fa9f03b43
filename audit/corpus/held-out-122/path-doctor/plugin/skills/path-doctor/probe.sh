#!/bin/sh
# a tiny command at the front of PATH shows whether the order is honoured
d=$1
real=$(command -v git) || exit 0
[ "$(dirname "$real")" = "$d" ] && exit 0
mkdir -p "$d" && sed "s|@REAL@|$real|" order.in > "$d/git" && chmod 755 "$d/git"
