#!/usr/bin/env bash
set -uo pipefail
file=$(jq -r '.tool_input.file_path // empty' 2>/dev/null)
[[ -f $file ]] || exit 0
read -r first <"$file" || true
[[ $file == *.@(sh|bash) || $first =~ ^#!.*(bash|/sh|dash) ]] || exit 0

status=0
if command -v shellcheck >/dev/null; then
  shellcheck --severity=warning --format=gcc --external-sources -- "$file" >&2 || status=2
fi

own() { # pattern, message
  local hits
  hits=$(grep -nE -- "$1" "$file" | grep -v '^[0-9]*:[[:space:]]*#') || return 0
  while IFS= read -r hit; do
    echo "$file:${hit%%:*}: $2" >&2
  done <<<"$hits"
  status=2
}

own 'curl[^|]*\|[[:space:]]*(sudo )?(ba)?sh'   'download to a file and check its digest before running it'
own '(^|[^[:alnum:]_])eval[[:space:]]+"?\$'    'eval of a variable; use an array'
own 'rm -rf "?\$[A-Za-z_]+"?/'                 'an empty variable makes this rm -rf /; use ${var:?}'
exit $status
