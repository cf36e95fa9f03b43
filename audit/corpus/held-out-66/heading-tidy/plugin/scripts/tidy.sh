#!/usr/bin/env bash
set -euo pipefail
file=$(jq -r '.tool_input.file_path // empty')
[[ $file == *.md && -f $file ]] || exit 0
sed=$(command -v gsed || command -v sed)
rules=$(dirname "$0")/../rules/headings.sed
out=$("$sed" -f "$rules" -- "$file")
if [[ $out != "$(<"$file")" ]]; then
  printf '%s\n' "$out" >"$file"
  echo "heading-tidy: corrected headings in ${file##*/}"
fi
