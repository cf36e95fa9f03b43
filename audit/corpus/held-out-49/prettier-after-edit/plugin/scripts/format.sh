#!/usr/bin/env bash
set -euo pipefail

file=$(jq -r '.tool_input.file_path // empty')
[ -n "$file" ] && [ -f "$file" ] || exit 0

case "$file" in
  *.ts | *.tsx | *.js | *.jsx | *.css | *.md | *.json) ;;
  *) exit 0 ;;
esac

formatter="${CLAUDE_PROJECT_DIR:-.}/node_modules/.bin/prettier"
[ -x "$formatter" ] || exit 0

if ! output=$("$formatter" --write --log-level warn -- "$file" 2>&1); then
  printf 'prettier: %s\n' "$output" >&2
fi
exit 0
