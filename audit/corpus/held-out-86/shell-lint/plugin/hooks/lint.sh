#!/usr/bin/env bash
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$here/lib/linters.sh"
file=$(jq -r '.tool_input.file_path // empty')
[ -f "$file" ] || exit 0
suffix=${file##*.}
kind=$(printf '%s' "${suffix##*/}" | tr '[:upper:]' '[:lower:]')
if [ "$(type -t "lint_$kind")" = function ]; then
  "lint_$kind" "$file" >&2 || exit 2
fi
exit 0
