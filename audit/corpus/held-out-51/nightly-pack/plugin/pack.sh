#!/bin/sh
set -eu
here=$(basename "$PWD")
day=$(date +%F)
dest="../$here-backups"
mkdir -p "$dest"
tar --exclude-from="$(dirname "$0")/exclude.txt" -czf "$dest/$here-$day.tar.gz" .
# keep seven
ls -1t "$dest"/*.tar.gz | tail -n +8 | while read -r old; do rm -- "$old"; done
du -h "$dest/$here-$day.tar.gz"
