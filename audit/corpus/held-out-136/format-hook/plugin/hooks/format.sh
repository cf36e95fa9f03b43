#!/usr/bin/env bash
set -euo pipefail
file=$(jq -r '.tool_input.file_path // empty')
[[ -f $file ]] || exit 0
case "$file" in
  *.go) gofmt -w "$file" ;;
  *.py) ruff format --quiet "$file" ;;
  *.ts|*.tsx|*.css) prettier --write --log-level warn "$file" ;;
esac
