#!/bin/sh
set -eu

tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT INT TERM

file=$(sed -n 's/.*"file_path"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p')
case "$file" in
  *.sh | *.bash) ;;
  *) exit 0 ;;
esac

[ -f "$file" ] || exit 0
if ! sh -n "$file" 2>"$tmp"; then
  sed "s|^|$file: |" "$tmp" >&2
  exit 2
fi
