#!/usr/bin/env bash
set -euo pipefail

source=${1:?source folder} target=${2:?target folder}
stamp=$(date -u +%Y%m%dT%H%M%SZ)
tmp=$(mktemp -d)
trap 'rm -rf -- "$tmp"' EXIT

keys=$(find "$source" -type f \( -name '*.pem' -o -name '*.key' \) -print -quit)
if [[ -n $keys ]]; then
  echo "refusing: $keys looks like a key" >&2
  exit 3
fi

printf '%s\n' node_modules target .git/objects > "$tmp/exclude"
[[ -f $source/.backupignore ]] && cat -- "$source/.backupignore" >> "$tmp/exclude"

mkdir -p -- "$target"
tar -C "$source" -X "$tmp/exclude" -czf "$tmp/$stamp.tar.gz" .
( cd "$tmp" && sha256sum "$stamp.tar.gz" > "$stamp.sha256" )
mv -- "$tmp/$stamp.tar.gz" "$tmp/$stamp.sha256" "$target/"

# rehearse
mkdir "$tmp/restore"
tar -C "$tmp/restore" -xzf "$target/$stamp.tar.gz"
count=$(find "$tmp/restore" -type f | wc -l)
echo "$target/$stamp.tar.gz: $count files"
