#!/bin/sh
# Reads the event on stdin, adds the header if it is missing.
set -eu
here=$(dirname "$0")
file=$(sed -n 's/.*"file_path"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p')
[ -n "$file" ] && [ -f "$file" ] || exit 0
case $file in
  *.c | *.h | *.js | *.ts) ;;
  *) exit 0 ;;
esac
head -n 3 "$file" | grep -q SPDX && exit 0
sed -f "$here/header.sed" "$here/../templates/header.txt" >"$file.new"
cat "$file" >>"$file.new"
mv "$file.new" "$file"
