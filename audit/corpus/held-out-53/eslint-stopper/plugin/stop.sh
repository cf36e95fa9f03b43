#!/usr/bin/env bash
set -uo pipefail
[ "$(jq -r '.stop_hook_active // false')" = true ] && exit 0
[ -x node_modules/.bin/eslint ] || exit 0
mapfile -d '' -t files < <(git diff --name-only -z --diff-filter=AM HEAD -- '*.js' '*.jsx' '*.ts' '*.tsx')
[ ${#files[@]} -gt 0 ] || exit 0
if ! out=$(node_modules/.bin/eslint --quiet --max-warnings 0 -- "${files[@]}" 2>&1); then
  printf '%s\n' "$out" | tail -n 60 >&2
  exit 2
fi
