#!/usr/bin/env bash
set -uo pipefail
# shellcheck source=lib/event.sh
. "$(dirname "$0")/lib/event.sh"

command -v shellcheck >/dev/null || exit 0
file="$(event_field file_path)"
[[ -f "$file" ]] || exit 0

if [[ "$file" != *.sh && "$file" != *.bash ]]; then
  IFS= read -r first < "$file" || exit 0
  [[ "$first" =~ ^\#!.*(ba|da|k)?sh$ ]] || exit 0
fi

if ! out="$(shellcheck -f gcc -S "${SHELLCHECK_SEVERITY:-warning}" -- "$file" 2>&1)"; then
  printf '%s\n' "$out" | head -n 20 >&2
  exit 2
fi
