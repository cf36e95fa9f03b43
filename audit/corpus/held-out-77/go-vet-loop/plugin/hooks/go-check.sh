#!/usr/bin/env bash
set -u
file=$(jq -r '.tool_input.file_path // empty')
[[ "$file" == *.go && -f "$file" ]] || exit 0
dir=$(dirname "$file")

# the module that the file belongs to
mod=$dir
while [[ "$mod" != / && ! -f "$mod/go.mod" ]]; do mod=$(dirname "$mod"); done
[[ -f "$mod/go.mod" ]] || exit 0

gofmt -w "$file" || exit 2
cd "$dir" || exit 0

out=$(GOFLAGS=-mod=readonly go vet . 2>&1)
status=$?
if command -v staticcheck >/dev/null 2>&1; then
  more=$(staticcheck . 2>&1) || { status=1; out+=$'\n'$more; }
fi
if ((status != 0)); then
  head -n 30 <<<"$out" >&2
  exit 2
fi
