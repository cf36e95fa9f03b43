#!/usr/bin/env bash
set -uo pipefail
. "$(dirname "$0")/cache.sh"
[[ -f .once-a-day && -f Makefile ]] || exit 0
mkdir -p "$cache"
exec 9>"$cache/lock"
flock -n 9 || exit 0 # another session is at it

status=0
while read -r target; do
  [[ $target =~ ^check-[a-z0-9-]+$ ]] || continue
  fresh "$target" && continue
  if make -s "$target" >&2; then remember "$target"; else status=2; fi
done <.once-a-day
prune
exit $status
