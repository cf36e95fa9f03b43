#!/bin/sh
# The event comes on stdin; only the path of the edited file matters.
file=$(jq -r '.tool_input.file_path // empty')
[ -n "$file" ] && [ -f "$file" ] || exit 0

have() { command -v "$1" >/dev/null 2>&1; }

case "$file" in
  *.py) have ruff && ruff format --quiet "$file" && ruff check --quiet --fix "$file" ;;
  *.sh) have shfmt && shfmt -w -i 2 "$file" ;;
  *.go) have gofmt && gofmt -w "$file" ;;
esac
exit 0
