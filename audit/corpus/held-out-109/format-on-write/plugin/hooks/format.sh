#!/bin/sh
# stdin: the hook's JSON
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')
[ -f "$file" ] || exit 0

case "$file" in
  *.js|*.ts|*.css|*.md)
    [ -x node_modules/.bin/prettier ] && node_modules/.bin/prettier --write "$file" >/dev/null
    ;;
  *.py)
    [ -x .venv/bin/ruff ] && .venv/bin/ruff format -q "$file"
    ;;
esac
exit 0
