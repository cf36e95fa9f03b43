#!/usr/bin/env bash
set -euo pipefail

file=$(jq -r '.tool_input.file_path // empty')
[ -n "$file" ] && [ -f "$file" ] || exit 0

case "$file" in
  *.js|*.jsx|*.ts|*.tsx|*.css|*.scss|*.json|*.md|*.yml|*.yaml) ;;
  *) exit 0 ;;
esac

# walk up to the nearest prettier
dir=$(cd "$(dirname "$file")" && pwd)
while [ "$dir" != / ]; do
  bin="$dir/node_modules/.bin/prettier"
  [ -x "$bin" ] && break
  dir=$(dirname "$dir")
done
[ "$dir" != / ] || exit 0

"$bin" --ignore-unknown --log-level warn --write -- "$file"
