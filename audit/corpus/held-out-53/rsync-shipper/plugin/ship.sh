#!/usr/bin/env bash
set -euo pipefail
name=${1:?usage: ship.sh target [--yes]}
yes=${2:-}
build=${BUILD_DIR:-dist}

dest=$(awk -v n="$name" '$1 == n { print $2 }' deploy.targets)
[ -n "$dest" ] || { echo "no target named $name in deploy.targets" >&2; exit 66; }
[ -f "$build/index.html" ] || { echo "$build/index.html is missing: build first" >&2; exit 66; }

opts=(--archive --checksum --delete-after --human-readable --itemize-changes
      --exclude '.git/' --exclude '.env*' --exclude '.npmrc' --exclude '*.pem' --exclude '*.key')

echo "--- what would change on $dest"
rsync "${opts[@]}" --dry-run "$build/" "$dest/"

if [ "$yes" != --yes ]; then
  read -r -p "Go ahead? [y/N] " answer </dev/tty
  [ "$answer" = y ] || exit 1
fi
rsync "${opts[@]}" "$build/" "$dest/"
printf '%s %s %s\n' "$(date -u +%FT%TZ)" "$(git rev-parse --short HEAD)" "$name" >>deploy.log
