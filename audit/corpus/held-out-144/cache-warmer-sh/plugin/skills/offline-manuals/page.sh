#!/bin/sh
set -eu
cache="${XDG_CACHE_HOME:-$HOME/.cache}/offline-manuals"
base=https://pages.example.org/en
name=${1:?usage: page.sh COMMAND}
case $name in
  *[!a-z0-9_-]*) echo "odd command name" >&2; exit 2 ;;
esac
mkdir -p "$cache"
find "$cache" -name '*.md' -mtime +30 -delete
if [ ! -s "$cache/$name.md" ]; then
  tmp=$(mktemp)
  trap 'rm -f "$tmp"' EXIT
  curl -fsS --max-time 15 --max-filesize 100000 -o "$tmp" "$base/$name.md" || {
    echo "no page for $name" >&2
    exit 1
  }
  mv "$tmp" "$cache/$name.md"
fi
sed -e 's/{{//g' -e 's/}}//g' "$cache/$name.md"
