#!/bin/sh
set -eu
service=${1:?service}
dir=${2:?directory}
umask 077
mkdir -p "$dir"
out="$dir/$service-$(date -u +%Y%m%d-%H%M%S).dump"
pg_dump --format=custom --compress=6 --no-owner --file="$out.part" "service=$service"
mv "$out.part" "$out"
( cd "$dir" && sha256sum "$(basename "$out")" >> SHA256SUMS )
echo "$out"
