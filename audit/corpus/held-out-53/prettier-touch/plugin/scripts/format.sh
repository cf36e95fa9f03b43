#!/usr/bin/env bash
# Reads the hook event from stdin, formats one file, and stays silent on failure.
set -uo pipefail

[ "${PRETTIER_TOUCH:-on}" = "off" ] && exit 0

event=$(cat)
file=$(printf '%s' "$event" | jq -r '.tool_input.file_path // empty')
[ -n "$file" ] && [ -f "$file" ] || exit 0

case "$file" in
  *.js|*.jsx|*.ts|*.tsx|*.css|*.scss|*.html|*.md|*.json|*.yaml|*.yml) ;;
  *) exit 0 ;;
esac

# Walk up to the nearest node_modules that carries prettier.
dir=$(dirname -- "$file")
while [ "$dir" != "/" ] && [ ! -x "$dir/node_modules/.bin/prettier" ]; do
  dir=$(dirname -- "$dir")
done
bin="$dir/node_modules/.bin/prettier"
[ -x "$bin" ] || exit 0

if ! out=$("$bin" --write --log-level warn -- "$file" 2>&1); then
  printf 'prettier could not format %s:\n%s\n' "$file" "$out" >&2
fi
exit 0
