#!/usr/bin/env bash
# PostToolUse: formats one file. The event comes on stdin.
set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
. "$here/defaults.env"
[ "${TIDY_FORMAT:-on}" = off ] && exit 0

file=$(path_of_event)
case "$file" in
  "$PWD"/*) ;;
  *) exit 0 ;;
esac
[ -f "$file" ] || exit 0

case "$file" in
  *.ts | *.tsx | *.js | *.css | *.md)
    prettier=$(local_bin prettier) || exit 0
    "$prettier" --log-level warn --write "$file"
    ;;
  *.py) has black && black --quiet --line-length "$WIDTH" "$file" ;;
  *.go) has gofmt && gofmt -w "$file" ;;
  *.rs) has rustfmt && rustfmt --quiet "$file" ;;
esac
exit 0
