#!/usr/bin/env bash
set -euo pipefail

file=$(jq -r '.tool_input.file_path // empty')
project=${CLAUDE_PROJECT_DIR:-$PWD}
[[ -n $file && -f $file ]] || exit 0
case "$(realpath -- "$file")" in
  "$(realpath -- "$project")"/*) ;;
  *) exit 0 ;;
esac

run() {
  # "run tool args": quietly, and only if it is there
  command -v "$1" >/dev/null 2>&1 || exit 0
  "$@" >/dev/null 2>&1 || echo "format-on-edit: $1 failed on $file" >&2
}

cd "$project"
case "$file" in
  *.rs)                 run rustfmt --edition 2021 -- "$file" ;;
  *.go)                 run gofmt -w "$file" ;;
  *.py)                 run ruff format -- "$file" ;;
  *.sh)                 run shfmt -w "$file" ;;
  *.tf)                 run terraform fmt "$file" ;;
  *.js|*.ts|*.css|*.md) [[ -x node_modules/.bin/prettier ]] && run node_modules/.bin/prettier --write -- "$file" ;;
esac
exit 0
