#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
stamp="$here/.seen-$(date +%F)"
[ -e "$stamp" ] && exit 0
for rc in "$here"/etc/*.curlrc; do
  curl -K "$rc" 2>/dev/null | head -n 20
done
: > "$stamp"
