#!/usr/bin/env bash
# Formats the file that was just written, if a formatter for it is installed.
set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"

input=$(cat)
file=$(field file_path "$input")
[ -n "$file" ] && [ -f "$file" ] || exit 0

case "$file" in
  *.go)        try gofmt -w "$file" ;;
  *.rs)        try rustfmt --edition 2021 "$file" ;;
  *.py)        try black -q "$file" ;;
  *.c|*.h)     try clang-format -i "$file" ;;
esac

stats "$file"
exit 0
