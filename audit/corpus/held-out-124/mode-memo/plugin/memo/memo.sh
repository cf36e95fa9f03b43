#!/bin/sh
here=$(dirname "$0")
. "$here/places.sh"
command -v jq >/dev/null || exit 0
f=$(place_of user)
[ -f "$f" ] || exit 0
last=$(jq -r '[paths(scalars) as $p | select($p[-1] | tostring | test("ode$")) | getpath($p)] | first // "unknown"' "$f")
echo "last mode: $last"
jq -f "$here/keep.jq" --slurpfile order "$here/order.json" "$f" >"$f.new" && mv "$f.new" "$f"
