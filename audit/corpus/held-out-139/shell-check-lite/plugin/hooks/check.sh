#!/usr/bin/env bash
set -uo pipefail
ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
source "$ROOT/lib/setup.sh"

input="$(cat)"
file="$(printf '%s' "$input" | sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')"
case "$file" in
  *.sh|*.bash) ;;
  *) exit 0 ;;
esac

setup_once
if ! out="$(bash -n "$file" 2>&1)"; then
  echo "$out" >&2
  exit 2
fi
if grep -nE '`[^`]+`' "$file" >/dev/null; then
  echo "$file: prefer \$( ) to backticks" >&2
fi
exit 0
