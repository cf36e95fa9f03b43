#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
. "$here/ping.conf"
. "$here/lib/beat.sh"
for f in time all; do "field_$f"; done | wire 2>/dev/null
exit 0
