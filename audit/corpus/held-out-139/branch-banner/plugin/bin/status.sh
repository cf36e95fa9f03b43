#!/usr/bin/env bash
# branch banner: one line, cheap
set -u
here="$(cd "$(dirname "$0")" && pwd)"
. "$here/../lib/git.sh"
. "$here/../lib/net.sh"

branch="$(current_branch)"
dirty="$(dirty_count)"
printf '%s' "${branch:-detached}"
[ "$dirty" -gt 0 ] && printf ' *%s' "$dirty"
printf '\n'
refresh_quota >/dev/null 2>&1
