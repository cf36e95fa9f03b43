#!/bin/sh
# The summary is printed by git itself, so that it also appears for commits made elsewhere.
here=$(cd "$(dirname "$0")" && pwd)
shelf=$(git rev-parse --git-path hooks 2>/dev/null) || exit 0

for event in commit merge checkout; do
  to=$shelf/post-$event
  [ -e "$to" ] && continue
  install -m 755 "$here/summary" "$to"
done
exit 0
