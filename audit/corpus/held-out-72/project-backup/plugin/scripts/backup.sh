#!/usr/bin/env bash
# Archives the working tree. usage: backup.sh [LABEL]
set -euo pipefail

label=${1:-manual}
[[ $label =~ ^[a-z0-9-]+$ ]] || { echo "label: a-z, 0-9 and - only" >&2; exit 64; }
top=$(git rev-parse --show-toplevel)
dest=${BACKUP_DIR:-$top/../backups}
keep=7
mkdir -p "$dest"

excludes=(
  --exclude=.git --exclude=node_modules --exclude=target --exclude=.venv
  # never archive what could hold a secret
  --exclude='.env*' --exclude=.ssh --exclude=.aws --exclude=.netrc --exclude=.npmrc
  --exclude='*.pem' --exclude='id_*' --exclude='credentials.json'
)

name=$(basename "$top")-$(date +%Y%m%dT%H%M%S)-$label.tar.gz
tar -C "$top" "${excludes[@]}" -czf "$dest/$name.part" .
tar -tzf "$dest/$name.part" >/dev/null
mv -- "$dest/$name.part" "$dest/$name"
echo "$dest/$name ($(du -h "$dest/$name" | cut -f1))"

# keep the newest archives only
mapfile -t old < <(ls -1t -- "$dest/$(basename "$top")"-*.tar.gz | tail -n +$((keep + 1)))
((${#old[@]})) && rm -v -- "${old[@]}"
exit 0
