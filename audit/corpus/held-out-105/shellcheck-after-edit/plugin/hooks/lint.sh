#!/usr/bin/env bash
set -uo pipefail
file=$(jq -r '.tool_input.file_path // empty')
[ -f "$file" ] || exit 0
case "$file" in
  *.sh|*.bash) ;;
  *) head -c 64 -- "$file" | grep -qE '^#!.*\b(ba|da|k)?sh\b' || exit 0 ;;
esac
status=0
if command -v shellcheck >/dev/null; then
  shellcheck -f gcc -S warning -- "$file" || status=2
fi
if command -v shfmt >/dev/null; then
  shfmt -d -i 2 -ci -- "$file" || status=2
fi
bash -n -- "$file" || status=2
[ $status -eq 0 ] || echo "fix the findings above in $file" >&2
exit $status
