#!/usr/bin/env bash
set -eu
. "$(dirname "$0")/paths.sh"

[ -n "$(ls -A "$notes")" ] || exit 0
name="notes-$(date +%Y%m%d-%H%M%S).tar.gz"
tar -czf "$backups/.$name" -C "$root" notes
mv "$backups/.$name" "$backups/$name"

# oldest first, all but the last $keep go
mapfile -t old < <(ls -1 "$backups"/notes-*.tar.gz | head -n "-$keep")
for f in "${old[@]}"; do rm -- "$f"; done
