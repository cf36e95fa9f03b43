#!/bin/sh
VERSION=1.3.0
set -eu
self=$0
here=$(cd "$(dirname "$self")" && pwd)
. "$here/update.sh"
[ "${SQLFMT_FRESH:-}" = 1 ] || freshen "$VERSION" "$self" "$@"
file=${1:?file}
tmp=$(mktemp)
awk -f "$here/sqlfmt.awk" "$file" > "$tmp"
if cmp -s "$file" "$tmp"; then
  echo "$file: already formatted"; rm -f "$tmp"
else
  cat "$tmp" > "$file"; rm -f "$tmp"; echo "$file: formatted"
fi
