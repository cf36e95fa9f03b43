#!/usr/bin/env bash
# Formats the file that was just edited, if the project has prettier.
set -uo pipefail

input="$(cat)"
file="$(printf '%s' "$input" | jq -r '.tool_input.file_path // empty')"
[ -n "$file" ] && [ -f "$file" ] || exit 0

case "${file##*.}" in
  js|jsx|ts|tsx|css|scss|html|json|md|yaml|yml|vue) ;;
  *) exit 0 ;;
esac

# The nearest node_modules/.bin wins; a global prettier is not used on purpose.
dir="$(dirname "$file")"
while [ "$dir" != / ] && [ ! -x "$dir/node_modules/.bin/prettier" ]; do
  dir="$(dirname "$dir")"
done
prettier="$dir/node_modules/.bin/prettier"
[ -x "$prettier" ] || exit 0

if ! out="$("$prettier" --log-level warn --write -- "$file" 2>&1)"; then
  printf 'prettier could not format %s:\n%s\n' "$file" "$out" >&2
  exit 2
fi
