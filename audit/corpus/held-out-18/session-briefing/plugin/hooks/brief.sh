#!/bin/sh
# Context for the new session.
here=$(dirname "$0")
printf 'Branch: %s\n' "$(git branch --show-current 2>/dev/null)"
printf 'Last commit: %s\n\n' "$(git log -1 --format=%s 2>/dev/null)"
cat "$here/brief.txt"
