#!/bin/sh
set -eu
. "$(dirname "$0")/config.sh"
tgz=${1:?tarball}
have=$(mktemp) want=$(mktemp)
trap 'rm -f "$have" "$want"' EXIT
"$TAR" -tzf "$tgz" | sed 's|^[^/]*/||' | grep -v '/$' | sort > "$have"
git ls-files | sort > "$want"
echo "missing from the tarball:"; comm -13 "$have" "$want" | sed 's/^/  /'
echo "only in the tarball:";     comm -23 "$have" "$want" | sed 's/^/  /'
"$TAR" -tvzf "$tgz" | awk '$1 ~ /^-.......w/ { print "world-writable: " $NF }'
