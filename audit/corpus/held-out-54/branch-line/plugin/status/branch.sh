#!/bin/sh
# One line, at most forty characters; silent outside of a repository.
branch=$(git branch --show-current 2>/dev/null) || exit 0
changes=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
printf '%.32s +%s' "${branch:-detached}" "$changes"
[ "${1:-}" = --newline ] && echo
exit 0
