#!/usr/bin/env bash
# Formats the file that was just written. Never fails the edit: a missing formatter is no error.
set -uo pipefail

file=$(python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input", {}).get("file_path", ""))')
[ -f "$file" ] || exit 0

have() { command -v "$1" >/dev/null 2>&1; }

case "$file" in
  *.go) have gofmt && gofmt -w "$file" ;;
  *.rs) have rustfmt && rustfmt --edition 2021 "$file" ;;
  *.py) have black && black --quiet "$file" ;;
  *.ts | *.tsx | *.js | *.css | *.md)
    [ -x node_modules/.bin/prettier ] && node_modules/.bin/prettier --log-level warn --write "$file"
    ;;
  *.sh) have shfmt && shfmt -w "$file" ;;
esac

exit 0
