#!/bin/sh
# Adds the header to files that lack it.
dir=$(dirname "$0")
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')
[ -f "$file" ] || exit 0
grep -q 'SPDX-License-Identifier' "$file" && exit 0
year=$(date +%Y)
tmp=$(mktemp)
sed -f "$dir/expand.sed" "$dir/../header.txt" | sed "s/{year}/$year/" >"$tmp"
cat "$file" >>"$tmp" && cat "$tmp" >"$file"
rm -f "$tmp"
