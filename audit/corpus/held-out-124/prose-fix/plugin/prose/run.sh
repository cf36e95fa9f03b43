#!/bin/sh
here=$(dirname "$0")
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\.md\)".*/\1/p' | head -n 1)
[ -f "$file" ] || exit 0
tmp=$(mktemp)
sed -f "$here/slips.sed" "$file" >"$tmp"
if ! cmp -s "$tmp" "$file"; then cat "$tmp" >"$file"; echo "prose: fixed $file"; fi
rm -f "$tmp"
sed -n -f "$here/words.sed" "$here/words.txt" >/dev/null 2>&1
exit 0
