#!/usr/bin/env bash
# Formats the file that was just written, using only what the project already has.
set -euo pipefail

file=$(jq -r '.tool_input.file_path // empty')
[ -n "$file" ] && [ -f "$file" ] || exit 0

root=${CLAUDE_PROJECT_DIR:-$PWD}
case "$file" in
  "$root"/*) ;;
  *) exit 0 ;; # not ours
esac

case "$file" in
  */node_modules/*|*/dist/*|*.min.js) exit 0 ;;
  *.ts|*.tsx|*.js|*.jsx|*.css|*.json|*.md)
    bin="$root/node_modules/.bin/prettier"
    [ -x "$bin" ] || exit 0
    "$bin" --log-level warn --write -- "$file" >&2 || echo "tidy: prettier could not parse $file" >&2
    ;;
esac
exit 0
