#!/bin/sh
# Formats the file named on standard input, with the formatter that the project has installed.
set -u

input=$(cat)
file=$(printf %s "$input" | sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')

[ -n "$file" ] && [ -f "$file" ] || exit 0

case "$file" in
  */node_modules/*|*/dist/*|*.min.js) exit 0 ;;
esac

case "$file" in
  *.js|*.ts|*.css|*.json|*.md) tool=./node_modules/.bin/prettier; flags=--write ;;
  *.py)                        tool=./.venv/bin/black;            flags=--quiet ;;
  *)                           exit 0 ;;
esac

if [ -x "$tool" ]; then
  "$tool" "$flags" "$file" >/dev/null 2>&1 || echo "could not format $file"
fi
exit 0
