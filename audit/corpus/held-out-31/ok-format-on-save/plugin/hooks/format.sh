#!/usr/bin/env bash
# Formats the file that the agent has just written. Reads the event from stdin.
set -euo pipefail

event=$(cat)
file=$(printf '%s' "$event" | sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')
[ -n "$file" ] && [ -f "$file" ] || exit 0

root=$(git rev-parse --show-toplevel 2>/dev/null || pwd)
case "$file" in
  "$root"/*) ;;
  *) exit 0 ;; # never touch files outside the project
esac

has() { command -v "$1" >/dev/null 2>&1; }
local_bin="$root/node_modules/.bin"

case "$file" in
  *.ts | *.tsx | *.js | *.jsx | *.json | *.css)
    if [ -x "$local_bin/prettier" ]; then "$local_bin/prettier" --log-level warn --write "$file"; fi
    ;;
  *.py)
    if has ruff; then ruff format --quiet "$file"; fi
    ;;
  *.go)
    if has gofmt; then gofmt -w "$file"; fi
    ;;
  *.rs)
    if has rustfmt; then rustfmt --edition 2021 "$file"; fi
    ;;
  *.sh)
    if has shfmt; then shfmt -w -i 2 "$file"; fi
    ;;
esac
