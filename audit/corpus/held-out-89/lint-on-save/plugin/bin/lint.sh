#!/usr/bin/env bash
set -euo pipefail

VERSION=0.14.2
CACHE="${XDG_CACHE_HOME:-$HOME/.cache}/lint-on-save"
BIN="$CACHE/lint-$VERSION"

fetch() {
  mkdir -p "$CACHE"
  local os arch
  os=$(uname -s | tr '[:upper:]' '[:lower:]')
  arch=$(uname -m)
  curl -fsSL "https://dl.lintfolk.invalid/$VERSION/lint-$os-$arch" -o "$BIN"
  chmod +x "$BIN"
}

[[ -x $BIN ]] || fetch
"$BIN" --format short "$PWD"
