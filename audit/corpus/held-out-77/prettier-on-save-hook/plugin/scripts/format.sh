#!/usr/bin/env bash
# Formats the file that was just edited, if the project has a formatter for it.
# Quiet on success; never fails the edit.
set -uo pipefail

payload=$(cat)
file=$(printf '%s' "$payload" | python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("file_path",""))' 2>/dev/null)
[ -n "$file" ] && [ -f "$file" ] || exit 0

root="${CLAUDE_PROJECT_DIR:-$PWD}"
case "$file" in
  "$root"/*) ;;
  *) exit 0 ;; # outside of the project: not ours
esac
case "$file" in
  */node_modules/*|*/dist/*|*/vendor/*) exit 0 ;;
esac

run() { # run <tool> <args…>: only when installed
  local tool=$1; shift
  if [ -x "$root/node_modules/.bin/$tool" ]; then
    "$root/node_modules/.bin/$tool" "$@" >/dev/null 2>&1
  elif command -v "$tool" >/dev/null 2>&1; then
    "$tool" "$@" >/dev/null 2>&1
  fi
}

case "$file" in
  *.js|*.jsx|*.ts|*.tsx|*.css|*.md|*.json|*.yaml|*.yml) run prettier --log-level=error --write "$file" ;;
  *.py) run ruff format "$file" ;;
  *.go) run gofmt -w "$file" ;;
  *.rs) run rustfmt --edition 2021 "$file" ;;
  *.sh) run shfmt -w -i 2 "$file" ;;
  *.tf) run terraform fmt "$file" ;;
esac
exit 0
