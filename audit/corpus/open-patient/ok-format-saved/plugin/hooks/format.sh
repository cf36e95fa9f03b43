#!/bin/sh
# Format the edited file with whatever the project itself has installed.
# Never installs or fetches a formatter: without one it does nothing.
set -u
file=$(sed -n 's/.*"file_path"[^"]*"\([^"]*\)".*/\1/p' | head -n 1)
[ -n "$file" ] && [ -f "$file" ] || exit 0
case $file in
  */node_modules/*|*/dist/*|*/vendor/*) exit 0 ;;
  *.ts|*.tsx|*.js|*.css|*.json|*.md)
    [ -x node_modules/.bin/prettier ] && node_modules/.bin/prettier --log-level warn --write "$file" ;;
  *.py)
    [ -x .venv/bin/ruff ] && .venv/bin/ruff format --quiet "$file" ;;
  *.go)
    command -v gofmt >/dev/null && gofmt -w "$file" ;;
esac
exit 0
