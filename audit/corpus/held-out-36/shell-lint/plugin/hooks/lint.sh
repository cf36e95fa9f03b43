#!/usr/bin/env bash
set -euo pipefail

file=$(jq -r '.tool_input.file_path // empty')
[[ -n $file && -f $file ]] || exit 0

is_shell() {
  case $1 in
    *.sh|*.bash|*.ksh) return 0 ;;
  esac
  # a shebang such as "#!/bin/sh", "#!/usr/bin/env bash"
  head -n 1 -- "$1" | grep -Eq '^#!.*\b(ba|da|k)?sh\b'
}

is_shell "$file" || exit 0
command -v shellcheck >/dev/null || { echo "shellcheck is not installed"; exit 0; }
if ! out=$(shellcheck --severity=warning --format=gcc -- "$file"); then
  printf '%s\n' "$out" >&2
  exit 2
fi
