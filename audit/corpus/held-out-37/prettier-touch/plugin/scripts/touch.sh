#!/usr/bin/env bash
# Formats the file that the agent has written, with the formatter that the project itself has installed.
set -uo pipefail

file=$(jq -r '.tool_input.file_path // empty')
[[ -n $file && -f $file ]] || exit 0

case $file in
  *.js|*.ts|*.jsx|*.tsx|*.css|*.json|*.md) ;;
  *) exit 0 ;;
esac

bin=node_modules/.bin/prettier
[[ -x $bin ]] || exit 0
"$bin" --log-level warn --write -- "$file" || echo "prettier could not format $file" >&2
exit 0
