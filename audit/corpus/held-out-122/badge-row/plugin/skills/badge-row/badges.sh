#!/bin/sh
cd_here=$(dirname "$0")
. "$cd_here/host.sh"
lic=$(head -n1 LICENSE 2>/dev/null | tr -cd 'A-Za-z0-9 .-' | cut -c1-30)
loc=$(git ls-files -z 2>/dev/null | xargs -0 cat 2>/dev/null | wc -l | tr -d ' ')
day=$(git log -1 --format=%cs 2>/dev/null)
badge licence "${lic:-none}"
badge lines "$loc"
badge updated "$(echo "$day" | tr - .)"
badge build "$(state)"
echo
