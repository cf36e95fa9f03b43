#!/usr/bin/env bash
set -euo pipefail
file="${1:?usage: keys.sh FILE [SAMPLE]}"
sample="${2:-1000}"

if ! command -v jq >/dev/null; then
  echo "jq is required" >&2
  exit 1
fi

total=$(wc -l < "$file")
echo "$file: $total lines, looking at the first $sample"

head -n "$sample" "$file" |
  jq -r 'to_entries[] | "\(.key)\t\(.value | type)"' |
  sort | uniq -c | sort -rn |
  awk '{ printf "%8d  %-24s %s\n", $1, $2, $3 }'
