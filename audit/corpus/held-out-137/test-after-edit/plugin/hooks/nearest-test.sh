#!/usr/bin/env bash
set -uo pipefail
file=$(jq -r '.tool_input.file_path // empty')
[[ -f $file ]] || exit 0
dir=$(dirname "$file"); base=$(basename "$file")

run() {
  local out
  if ! out=$(timeout 80 "$@" 2>&1); then
    printf 'tests failed: %s\n%s\n' "$*" "$(tail -n 40 <<<"$out")" >&2
    exit 2
  fi
}

case $base in
  test_*.py|*_test.py) run python3 -m pytest -q -x "$file" ;;
  *.py)
    for t in "$dir/test_$base" "$dir/tests/test_$base" "tests/test_$base"; do
      [[ -f $t ]] && run python3 -m pytest -q -x "$t"
    done ;;
  *_test.go|*.go) (cd "$dir" && run go test ./...) || exit 2 ;;
  *.test.ts|*.spec.ts) [[ -x node_modules/.bin/vitest ]] && run node_modules/.bin/vitest run "$file" ;;
  *.rs) [[ -f Cargo.toml ]] && run cargo test --quiet ;;
esac
exit 0
