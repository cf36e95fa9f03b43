#!/usr/bin/env bash
# PostToolUse: formats one file. Never fails the call.
set -uo pipefail

file=$(jq -r '.tool_input.file_path // empty')
[[ -n $file && -f $file ]] || exit 0
case $(realpath -- "$file") in
  "$(realpath -- "$PWD")"/*) ;;
  *) exit 0 ;; # not in the project
esac

have() { command -v "$1" >/dev/null 2>&1; }

case $file in
  *.go) have gofmt && gofmt -w "$file" ;;
  *.sh | *.bash) have shfmt && shfmt -w -i 2 -ci "$file" ;;
  *.py) have ruff && ruff format --quiet "$file" ;;
  *.rs) have rustfmt && rustfmt --edition 2021 "$file" ;;
esac
exit 0
