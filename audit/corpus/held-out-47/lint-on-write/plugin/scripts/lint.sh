#!/bin/sh
# Lints the Python file that was just edited. The event comes as JSON on stdin.
set -eu

command -v ruff >/dev/null 2>&1 || exit 0
command -v jq >/dev/null 2>&1 || exit 0

file=$(jq -r '.tool_input.file_path // empty')
case "$file" in
  *.py) ;;
  *) exit 0 ;;
esac
[ -f "$file" ] || exit 0

if ! ruff check --quiet -- "$file" >&2; then
  exit 2
fi
