#!/usr/bin/env bash
set -uo pipefail
file=$(jq -r '.tool_input.file_path // empty')
[[ $file == *.go && -f $file ]] || exit 0
dir=$(dirname -- "$file")
cd "$dir" || exit 0
export GOFLAGS=-mod=readonly GOTOOLCHAIN=local GOPROXY=off   # no downloads from within a hook

problems=$(go vet . 2>&1 | grep -v '^#' | head -n 20)
if command -v staticcheck >/dev/null; then
  problems+=$'\n'$(staticcheck . 2>&1 | head -n 20)
fi
problems=$(sed '/^[[:space:]]*$/d' <<<"$problems")
if [[ -n $problems ]]; then
  printf '%s\n' "$problems" >&2
  exit 2
fi
exit 0
