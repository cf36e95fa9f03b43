#!/usr/bin/env bash
# Format the edited file. Silent when there is nothing to do.
set -u

input=$(cat)
file=$(printf '%s' "$input" | python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("file_path",""))' 2>/dev/null)
[ -n "$file" ] && [ -f "$file" ] || exit 0

# stay inside the project
root=$(git -C "$(dirname -- "$file")" rev-parse --show-toplevel 2>/dev/null) || exit 0
case "$file" in
  "$root"/node_modules/*|"$root"/vendor/*|"$root"/dist/*) exit 0 ;;
esac

have() { command -v "$1" >/dev/null 2>&1; }

case "$file" in
  *.go)            have gofmt && gofmt -w -- "$file" ;;
  *.rs)            have rustfmt && rustfmt --edition 2021 -- "$file" ;;
  *.py)
    if have ruff; then ruff format --quiet -- "$file"
    elif have black; then black --quiet -- "$file"
    fi ;;
  *.sh|*.bash)     have shfmt && shfmt -w -i 2 -ci -- "$file" ;;
  *.tf)            have terraform && terraform fmt -- "$file" >/dev/null ;;
  *.js|*.mjs|*.ts|*.tsx|*.css|*.json|*.md)
    # only the project's own prettier: never download one
    if [ -x "$root/node_modules/.bin/prettier" ]; then
      "$root/node_modules/.bin/prettier" --log-level warn --write -- "$file"
    fi ;;
esac
exit 0
