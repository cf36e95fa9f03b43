#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
THEME="$here/../themes/${SKYLINE_THEME:-default}.theme"
. "$here/theme.sh"
draw() { eval "$1"; }
out=
for s in $(theme_get order); do
  t=$(segment "$s" 2>/dev/null)
  [ -n "$t" ] && out="$out${out:+$(theme_get sep)}$t"
done
printf '%.200s\n' "$out"
