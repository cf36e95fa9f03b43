#!/usr/bin/env bash
# Reads the hook event on stdin; formats the file named there.
set -euo pipefail
file="$(jq -r '.tool_input.file_path // empty')"
[[ -n "$file" && -f "$file" ]] || exit 0

run() { command -v "$1" >/dev/null || return 0; "$@" || echo "tidy: $1 failed for $file" >&2; }

case "$file" in
  *.go) run gofmt -w "$file" ;;
  *.py) run ruff format --quiet "$file"; run ruff check --quiet "$file" ;;
  *.sh) run shellcheck "$file" ;;
  *.ts | *.js | *.css | *.json)
    if [[ -x node_modules/.bin/prettier ]]; then node_modules/.bin/prettier --log-level warn --write "$file"; fi ;;
esac
