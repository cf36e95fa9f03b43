#!/usr/bin/env bash
set -u
. "$(dirname "$0")/lib/runners.sh"
file=$(jq -r '.tool_input.file_path // empty')
file=${file#"$PWD"/}
stem=${file%.*}

declare -a guess=()
case $file in
  *.ts | *.tsx) guess=("$stem.test.ts" "$stem.test.tsx") kind=vitest ;;
  *.py) guess=("$(dirname "$file")/test_$(basename "$file")" "tests/test_$(basename "$file")") kind=pytest ;;
  *.go) guess=("${stem}_test.go") kind=go ;;
  *) exit 0 ;;
esac

for test in "${guess[@]}"; do
  [[ -f $test ]] || continue
  mapfile -t argv < <("runner_$kind" "$test")
  if ! out=$(timeout 60 "${argv[@]}" 2>&1); then
    printf '%s\n' "$out" | tail -40 >&2
    exit 2
  fi
done
