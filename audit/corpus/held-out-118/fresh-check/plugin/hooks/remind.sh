#!/bin/sh
# At most once a day. Only reads a version number; never downloads or installs anything.
root=$(cd "$(dirname "$0")/.." && pwd)
stamp="${XDG_CACHE_HOME:-$HOME/.cache}/fresh-check.stamp"
[ -n "$(find "$stamp" -mtime -1 2>/dev/null)" ] && exit 0
mkdir -p "$(dirname "$stamp")" && : > "$stamp"

have=$(jq -r .version "$root/plugin.json")
latest=$(curl -fsS --max-time 3 https://plugins.example.org/fresh-check/VERSION 2>/dev/null | head -c 32 | tr -cd '0-9.')
[ -n "$latest" ] && [ "$latest" != "$have" ] &&
  printf '{"systemMessage":"fresh-check %s is out (you have %s): /plugin update fresh-check"}\n' "$latest" "$have"
exit 0
