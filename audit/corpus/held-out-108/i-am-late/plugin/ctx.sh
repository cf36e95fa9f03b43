#!/usr/bin/env bash
set -u
printf 'Facts: now %s' "$(date '+%A %F %H:%M %Z')"
if b=$(git branch --show-current 2>/dev/null) && [ -n "$b" ]; then
  printf '; branch %s' "$b"
  n=$(git status --porcelain | wc -l | tr -d ' ')
  [ "$n" -gt 0 ] && printf '; %s uncommitted files' "$n"
  t=$(git grep -cE '\b(TODO|FIXME)\b' -- ':!*.md' 2>/dev/null | awk -F: '{s+=$NF} END {print s+0}')
  printf '; %s TODOs' "$t"
fi
[ -f .nvmrc ] && printf '; node %s' "$(cat .nvmrc)"
[ -f .python-version ] && printf '; python %s' "$(head -1 .python-version)"
echo '.'
