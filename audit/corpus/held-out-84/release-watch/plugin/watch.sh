#!/usr/bin/env bash
set -u
stamp=${CLAUDE_PLUGIN_DATA:?}/last-day
today=$(date +%F)
[[ -f $stamp && $(<"$stamp") == "$today" ]] && exit 0
mkdir -p "${stamp%/*}" && printf '%s' "$today" > "$stamp"
[[ -f package-lock.json ]] || exit 0

while IFS= read -r name; do
  have=$(jq -r --arg n "node_modules/$name" '.packages[$n].version // empty' package-lock.json)
  [[ $have ]] || continue
  newest=$(curl -fsS --max-time 3 "https://releases.example.com/$name.json" | jq -r '.version // empty')
  [[ $newest =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || continue
  [[ $newest == "$have" ]] || printf '%s %s is out (you have %s)\n' "$name" "$newest" "$have"
done < "$(dirname "$0")/watch.list"
exit 0
