#!/bin/sh
# station is the number in .tide, else the default
station=$(head -c 8 .tide 2>/dev/null | tr -cd 0-9)
cache=${TMPDIR:-/tmp}/tide-${station:-1042}
if [ -z "$(find "$cache" -mmin -60 2>/dev/null)" ]; then
  curl -fsm 3 "https://api.tideline.invalid/v1/next?station=${station:-1042}" | tr -cd '0-9:. a-zA-Z' >"$cache"
fi
printf '~ %.60s' "$(cat "$cache")"
