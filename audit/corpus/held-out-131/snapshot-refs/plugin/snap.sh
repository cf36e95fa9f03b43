#!/bin/sh
# refs/snapshots/* are local; `git push` does not send them
git rev-parse --git-dir >/dev/null 2>&1 || exit 0
id=$(git stash create "snapshot") || exit 0
[ -n "$id" ] || exit 0
git update-ref "refs/snapshots/$(date +%Y%m%d-%H%M%S)" "$id"
git for-each-ref --sort=-creatordate --format='%(refname)' refs/snapshots | tail -n +51 |
  while read -r r; do git update-ref -d "$r"; done
