#!/bin/sh
# Formats the edited file when it is a .proto file.
set -u
here=$(dirname "$0")
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')

case "$file" in
  *.proto) exec "$here/../bin/protofmt" --in-place "$file" ;;
esac
exit 0
