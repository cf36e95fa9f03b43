#!/usr/bin/env bash
# Formats the file that was just edited.
set -euo pipefail

file=$(jq -r '.tool_input.file_path // empty')
[ -n "$file" ] && [ -f "$file" ] || exit 0

prettier="${CLAUDE_PROJECT_DIR:-.}/node_modules/.bin/prettier"
[ -x "$prettier" ] || exit 0

case "$file" in
  *.js | *.ts | *.tsx | *.css | *.md | *.json) "$prettier" --log-level warn --write -- "$file" ;;
esac
