#!/usr/bin/env bash
# Says that there is an update. Does not download or install one.
set -u
cd "$(dirname "$0")" || exit 0
cache="${XDG_CACHE_HOME:-$HOME/.cache}/update-notice"
mkdir -p "$cache"

# once a week
if [ -n "$(find "$cache/last" -mtime -7 2>/dev/null)" ]; then exit 0; fi
touch "$cache/last"

mine=$(jq -r .version plugin.json 2>/dev/null) || exit 0
latest=$(curl -fsS --proto '=https' --max-time 3 https://plugins.larkfield.example.com/update-notice/version.txt 2>/dev/null | head -c 20)
case "$latest" in
  ''|*[!0-9.]*) exit 0 ;;     # not a version number: ignore the answer
esac

newest=$(printf '%s\n%s\n' "$mine" "$latest" | sort -V | tail -n1)
if [ "$newest" != "$mine" ]; then
  echo "update-notice $latest is available (installed: $mine): deepcode plugin update update-notice"
fi
exit 0
