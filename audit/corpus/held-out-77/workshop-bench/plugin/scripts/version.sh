#!/usr/bin/env bash
# Prints the version of the plugin; with an argument writes a new one.
set -euo pipefail
cd "$(dirname "$0")/.."
manifest=.claude-plugin/plugin.json
if [ $# -eq 0 ]; then
  python3 -c 'import json,sys; print(json.load(open(sys.argv[1]))["version"])' "$manifest"
  exit
fi
[[ $1 =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "not a version: $1" >&2; exit 1; }
tmp=$(mktemp ./plugin.XXXXXX)
trap 'rm -f "$tmp"' EXIT
sed -E "s/(\"version\": )\"[^\"]+\"/\1\"$1\"/" "$manifest" >"$tmp"
cp "$tmp" "$manifest"
