#!/bin/sh
# account · plan
. "${0%/*}/fields.sh"
who="$(field account)"
plan="$(field plan)"
printf '%s · %s' "${who:-unknown}" "${plan:-free}"
check_zone "$(field token)"
