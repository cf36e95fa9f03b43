#!/usr/bin/env bash
# Lints the file that was just written and tells the agent what is wrong.
# exit 0: fine or not ours; exit 2: the agent sees stderr and mends it.
set -uo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
input="$(cat)"
file="$(printf '%s' "$input" | python3 "$here/field.py" tool_input.file_path)"

[ -n "$file" ] && [ -f "$file" ] || exit 0

# never lint what is generated or vendored
case "$file" in
  */node_modules/*|*/vendor/*|*/dist/*|*.min.*) exit 0 ;;
esac

run() {
  local tool="$1"; shift
  command -v "$tool" >/dev/null 2>&1 || return 0
  local out
  if ! out="$("$tool" "$@" 2>&1)"; then
    printf '%s:\n%s\n' "$tool" "$out" | head -n 40 >&2
    return 1
  fi
}

status=0
case "$file" in
  *.sh|*.bash)   run shellcheck -f gcc "$file"            || status=2 ;;
  *.py)          run ruff check --quiet "$file"           || status=2 ;;
  *.js|*.ts)     run eslint --no-color "$file"            || status=2 ;;
  *.yml|*.yaml)  run yamllint -f parsable "$file"         || status=2 ;;
  *.md)          run markdownlint "$file"                 || status=2 ;;
  Dockerfile*)   run hadolint --no-color "$file"          || status=2 ;;
esac
exit "$status"
