#!/bin/sh
# Reads the event from standard input and reports lines with trailing white space.
set -eu
event=$(cat)
file=$(printf '%s' "$event" | sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')
[ -n "$file" ] && [ -f "$file" ] || exit 0
case "$file" in
  *.md|*.txt) exit 0 ;;
esac
count=$(grep -c '[[:space:]]$' "$file" || true)
[ "$count" -gt 0 ] && printf 'trim: %s lines with trailing white space in %s\n' "$count" "$file"
exit 0
