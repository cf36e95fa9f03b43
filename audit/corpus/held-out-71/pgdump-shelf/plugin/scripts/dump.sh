#!/bin/sh
# dump.sh <service> <directory> [days to keep]
set -eu
service=${1:?service}
shelf=${2:?directory}
keep=${3:-14}
stamp=$(date +%Y%m%d)
out="$shelf/$service-$stamp.dump"

case "$keep" in *[!0-9]*) echo "days must be a number" >&2; exit 2 ;; esac
[ -d "$shelf" ] || { echo "$shelf is not a directory" >&2; exit 2; }

umask 077
PGSERVICE=$service pg_dump --format=custom --file="$out.part"
pg_restore --list "$out.part" > /dev/null
mv "$out.part" "$out"
(cd "$shelf" && sha256sum "$(basename "$out")" > "$(basename "$out").sha256")

find "$shelf" -maxdepth 1 -name "$service-*.dump*" -mtime "+$keep" -print -delete
