#!/usr/bin/env bash
# PostToolUse hook for Go files
export GOPROXY=off
file=$(jq -r '.tool_input.file_path // empty')
[[ $file == *.go && -f $file ]] || exit 0
command -v gofmt >/dev/null || exit 0

run_step() {
  local label=$1; shift
  local out
  if ! out=$("$@" 2>&1); then
    printf '%s failed:\n%s\n' "$label" "$out" >&2
    return 1
  fi
}

failed=0
run_step gofmt gofmt -w "$file" || failed=1
cd "$(dirname "$file")" || exit 0
run_step "go vet" go vet . || failed=1
[ "$failed" -eq 0 ] || exit 2
