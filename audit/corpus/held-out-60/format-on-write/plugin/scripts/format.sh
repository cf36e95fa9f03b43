#!/usr/bin/env bash
# Formats the file of a PostToolUse event (JSON on stdin).
set -euo pipefail

file=$(jq -r '.tool_input.file_path // empty')
[[ -n "$file" && -f "$file" ]] || exit 0

# only inside the project
root=$(git rev-parse --show-toplevel 2>/dev/null || pwd)
[[ "$(realpath -- "$file")" == "$root"/* ]] || exit 0

have() { command -v "$1" >/dev/null 2>&1; }

case "$file" in
  *.js | *.jsx | *.ts | *.tsx | *.css | *.md)
    if [[ -x "$root/node_modules/.bin/prettier" ]]; then
      "$root/node_modules/.bin/prettier" --log-level warn --write -- "$file"
    fi
    ;;
  *.go) if have gofmt; then gofmt -w "$file"; fi ;;
  *.rs) if have rustfmt; then rustfmt --quiet "$file"; fi ;;
  *.py)
    if [[ -x "$root/.venv/bin/black" ]]; then
      "$root/.venv/bin/black" --quiet -- "$file"
    elif have black; then
      black --quiet -- "$file"
    fi
    ;;
esac
