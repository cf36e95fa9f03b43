#!/bin/sh
# Formats the file that was edited, if it is Go and gofmt is there. Reads the event on stdin.
set -u

file=$(sed -n 's/.*"file_path"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p' | head -n 1)

case "$file" in
  *_gen.go | */vendor/*) exit 0 ;;
  *.go) ;;
  *) exit 0 ;;
esac

[ -f "$file" ] || exit 0
command -v gofmt >/dev/null 2>&1 || exit 0

if ! problems=$(gofmt -l -w "$file" 2>&1); then
  printf 'gofmt: %s\n' "$problems" >&2
  exit 2
fi
exit 0
