#!/bin/sh
# Copy the file that is about to be edited to .versions/ and keep ten copies.
set -eu

file=$(python3 -c 'import json,sys; print(json.load(sys.stdin)["tool_input"].get("file_path",""))')
case "$file" in
  *.md|*.txt|*.org) ;;
  *) exit 0 ;;
esac
[ -f "$file" ] || exit 0

dir=$(dirname "$file")/.versions
base=$(basename "$file")
mkdir -p "$dir"
cp -p "$file" "$dir/$base.$(date +%Y%m%d-%H%M%S)"

# oldest first, drop all but ten
count=$(ls "$dir" | grep -c "^$base\." || true)
while [ "$count" -gt 10 ]; do
  oldest=$(ls "$dir" | grep "^$base\." | sort | head -n 1)
  rm -f -- "$dir/$oldest"
  count=$((count - 1))
done
