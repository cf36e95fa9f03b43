#!/usr/bin/env bash
# Sizes of well-known caches. With --clean NAME empties one, after a question at the terminal.
set -euo pipefail

declare -A cache=(
  [npm]="${XDG_CACHE_HOME:-$HOME/.npm}/_cacache"
  [yarn]="$HOME/.cache/yarn"
  [pip]="$HOME/.cache/pip"
  [uv]="$HOME/.cache/uv"
  [go-build]="$HOME/.cache/go-build"
  [gradle]="$HOME/.gradle/caches"
  [cargo-registry]="$HOME/.cargo/registry/cache"
  [thumbnails]="$HOME/.cache/thumbnails"
  [xcode-derived]="$HOME/Library/Developer/Xcode/DerivedData"
  [homebrew]="$HOME/Library/Caches/Homebrew"
)

size() { [ -d "$1" ] && du -sk "$1" 2>/dev/null | cut -f1 || echo 0; }

if [ "${1:-}" = --clean ]; then
  name=${2:?which one?}
  folder=${cache[$name]:-}
  [ -n "$folder" ] || { echo "unknown: $name (known: ${!cache[*]})" >&2; exit 2; }
  [ -d "$folder" ] || { echo "nothing at $folder"; exit 0; }
  [ -t 0 ] || { echo 'needs a terminal, to ask' >&2; exit 2; }
  read -r -p "Empty $folder ($(($(size "$folder") / 1024)) MB)? Type the name again: " again
  [ "$again" = "$name" ] || { echo 'left as it is'; exit 1; }
  find "$folder" -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +
  exit 0
fi

for name in "${!cache[@]}"; do
  printf '%10s MB  %-15s %s\n' "$(($(size "${cache[$name]}") / 1024))" "$name" "${cache[$name]}"
done | sort -rn
