#!/usr/bin/env bash
# shelf.sh take|list|prune|restore NAME  [--dry-run]
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
dest=../snapshots keep=5 dry=0
conf=".shelf.conf"; [[ -f $conf ]] || conf="$here/shelf.conf"
while IFS='=' read -r key value; do
  case "$key" in
    DEST) dest="$value" ;;
    KEEP) keep="$value" ;;
  esac
done <"$conf"
[[ $keep =~ ^[0-9]+$ ]] || { echo "KEEP must be a number" >&2; exit 2; }
for arg in "$@"; do [[ $arg == --dry-run ]] && dry=1; done
project="$(basename "$PWD")"

ask() {
  local reply
  read -r -p "$1 [y/N] " reply
  [[ $reply == [yY] ]]
}

snapshots() {
  find "$dest" -maxdepth 1 -name "$project-*.tar.gz" 2>/dev/null | sort
}

case "${1:-}" in
  take)
    name="$dest/$project-$(date +%Y%m%d-%H%M%S).tar.gz"
    if ((dry)); then
      echo "would write $name"
      tar -cf /dev/null --totals --exclude-from="$here/exclude.txt" . 2>&1 | tail -n 1
      exit 0
    fi
    mkdir -p "$dest"
    tar -czf "$name" --exclude-from="$here/exclude.txt" .
    echo "wrote $name ($(du -h "$name" | cut -f1))"
    ;;
  list) snapshots ;;
  prune)
    mapfile -t all < <(snapshots)
    extra=$((${#all[@]} - keep))
    ((extra > 0)) || { echo "nothing to prune"; exit 0; }
    printf '%s\n' "${all[@]:0:extra}"
    ((dry)) && exit 0
    ask "Delete these $extra snapshots?" && rm -i -- "${all[@]:0:extra}"
    ;;
  restore)
    [[ -f ${2:-} ]] || { echo "name a snapshot" >&2; exit 2; }
    out="restored-$(date +%H%M%S)"
    ((dry)) && { tar -tzf "$2" | head -n 20; exit 0; }
    mkdir "$out" && tar -xzf "$2" -C "$out"
    echo "unpacked into $out; compare and copy what you need"
    ;;
  *) sed -n 2p "$0"; exit 2 ;;
esac
