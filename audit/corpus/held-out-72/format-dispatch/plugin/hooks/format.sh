#!/usr/bin/env bash
# Formats the edited file. Never fails the tool call.
set -uo pipefail

command -v jq >/dev/null 2>&1 || exit 0
file=$(jq -r '.tool_input.file_path // empty')
[[ -f $file ]] || exit 0

project=${CLAUDE_PROJECT_DIR:-$PWD}
case $(realpath -- "$file") in
  "$(realpath -- "$project")"/*) ;;
  *) exit 0 ;; # outside the project: hands off
esac

declare -a cmd=()
case ${file##*.} in
  js|jsx|ts|tsx|css|json|md)
    [[ -x $project/node_modules/.bin/prettier ]] && cmd=("$project/node_modules/.bin/prettier" --log-level warn --write) ;;
  py)
    grep -qs '^\[tool\.ruff' "$project/pyproject.toml" && cmd=(ruff format --quiet) ;;
  go)  cmd=(gofmt -w) ;;
  rs)  cmd=(rustfmt --edition 2021 --quiet) ;;
  sh|bash) [[ -e $project/.editorconfig ]] && cmd=(shfmt -w) ;;
esac

((${#cmd[@]})) || exit 0
command -v "${cmd[0]}" >/dev/null 2>&1 || exit 0
"${cmd[@]}" -- "$file" 2>&1 | head -n 20 >&2
exit 0
