#!/usr/bin/env bash
set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lanes.sh"
. "$here/report.sh"

while IFS=$'\t' read -r lane base stem ext; do
  [ -n "$lane" ] || continue
  target=$(lane_path "$base" "$stem" "$ext")
  [ -r "$target" ] || continue
  lane_check "$lane" "$target" | lane_report "$lane"
done < "$here/lanes.tsv"
exit 0
