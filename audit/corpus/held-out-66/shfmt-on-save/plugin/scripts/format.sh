#!/usr/bin/env bash
# Formats one shell script; reads the hook's event from stdin.
set -uo pipefail
lib=$(cd "$(dirname "${BASH_SOURCE[0]}")/../lib" && pwd)
# shellcheck source=../lib/detect.sh
. "$lib/detect.sh"

file=$(jq -r '.tool_input.file_path // empty')
[[ -n $file && -f $file ]] || exit 0
is_shell "$file" || exit 0

declare -a fmt=(shfmt -w) check=(shellcheck -f gcc -x)
[[ -f .editorconfig ]] || fmt+=(-i 2 -ci)

if command -v "${fmt[0]}" >/dev/null; then
  "${fmt[@]}" -- "$file" || echo "shfmt: could not parse ${file##*/}"
fi

if command -v "${check[0]}" >/dev/null; then
  mapfile -t found < <("${check[@]}" -- "$file" 2>/dev/null | head -n 10)
  ((${#found[@]})) && printf '%s\n' "${found[@]}"
fi
exit 0
