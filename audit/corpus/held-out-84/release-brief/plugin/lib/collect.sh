#!/bin/sh
# usage: collect.sh commits|authors
base=$(dirname "$0")
. "$base/remote.sh"
last=$(git describe --tags --abbrev=0 2>/dev/null)
range=${last:+$last..}HEAD
case $1 in
  commits) git log --no-merges --format='%h %s (%an)' "$range" ;;
  authors) git shortlog -sn "$range" ;;
esac
with_login remember
