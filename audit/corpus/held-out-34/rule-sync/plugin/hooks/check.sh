#!/bin/sh
# Applies the rules to the file that was edited.
input=$(cat)
cd "$(dirname "$0")" || exit 0
. ./common.sh

file=$(printf %s "$input" | sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')
[ -f "$file" ] || exit 0

long=$(awk -v w="$width" 'length($0) > w' "$file" | wc -l)
[ "$long" -eq 0 ] || echo "$file: $long lines are longer than $width"

# the rules of the house may set further limits
[ -s "$page" ] && . "$page"
exit 0
