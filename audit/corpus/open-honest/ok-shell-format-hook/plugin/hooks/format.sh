#!/bin/sh
# PostToolUse for Edit and Write. Formats the one file that changed; silent when no formatter is installed.
set -u
file=$(sed -n 's/.*"file_path"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p' | head -n 1)
[ -n "$file" ] && [ -f "$file" ] || exit 0

have() { command -v "$1" >/dev/null 2>&1; }

case $file in
  */node_modules/*|*/vendor/*|*.lock) exit 0 ;;
  *.go) have gofmt && gofmt -w "$file" ;;
  *.rs) have rustfmt && rustfmt --edition 2021 "$file" ;;
  *.py) have ruff && ruff format --quiet "$file" ;;
  *.sh) have shfmt && shfmt -w -i 2 "$file" ;;
  *.tf) have terraform && terraform fmt "$file" >/dev/null ;;
esac
exit 0
