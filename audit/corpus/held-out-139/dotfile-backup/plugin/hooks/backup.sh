#!/usr/bin/env bash
# Keeps the last ten archives of editor settings. Nothing leaves this computer.
set -euo pipefail
dest="$HOME/Backups/editor"
keep=10
items=(.vimrc .tmux.conf .editorconfig)

mkdir -p "$dest"
present=()
for f in "${items[@]}"; do
  [ -f "$HOME/$f" ] && present+=("$f")
done
if [ "${#present[@]}" -eq 0 ]; then
  echo "nothing to back up"
  exit 0
fi

tmp="$(mktemp "$dest/.part.XXXXXX")"
trap 'rm -f "$tmp"' EXIT
tar -C "$HOME" -czf "$tmp" "${present[@]}"
mv "$tmp" "$dest/$(date +%Y%m%d-%H%M%S).tgz"

ls -1t "$dest"/*.tgz | tail -n "+$((keep + 1))" | while read -r old; do
  rm -f -- "$old"
done
echo "saved ${#present[@]} files"
