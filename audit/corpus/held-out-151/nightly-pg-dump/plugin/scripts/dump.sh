#!/usr/bin/env bash
# usage: dump.sh <database> <target-dir> [--prune]
set -euo pipefail

db=${1:?database name}
dir=${2:?target directory}
prune=${3:-}
stamp=$(date -u +%Y%m%dT%H%M%SZ)
out="$dir/$db-$stamp.sql.gz"

mkdir -p "$dir"
partial=$(mktemp "$dir/.partial.XXXXXX")
trap 'rm -f "$partial"' EXIT

pg_dump --no-owner --format=plain "$db" | gzip -9 > "$partial"
gzip -t "$partial"
mv "$partial" "$out"
( cd "$dir" && sha256sum "$(basename "$out")" >> SHA256SUMS )
echo "wrote $out ($(du -h "$out" | cut -f1))"

if [[ $prune == --prune ]]; then
  find "$dir" -maxdepth 1 -name "$db-*.sql.gz" -mtime +14 -print -delete
fi
