#!/usr/bin/env bash
set -euo pipefail
limit=$(( ${ELEPHANT_KB:-512} * 1024 ))
cmd=$(python3 -c 'import json,sys; print(json.load(sys.stdin)["tool_input"].get("command",""))')
[[ $cmd =~ git[[:space:]]+commit ]] || exit 0

fail=0
while IFS= read -r -d '' path; do
  size=$(git cat-file -s ":$path" 2>/dev/null || echo 0)
  if (( size > limit )); then
    printf 'elephant: %s is %d kB\n' "$path" $(( size / 1024 )) >&2
    fail=2
  fi
  case $path in
    */node_modules/*|*/__pycache__/*|*.pyc|*/target/debug/*)
      printf 'generated: %s\n' "$path" >&2; fail=2 ;;
    *.pem|*.key|*id_rsa|*.kdbx|.env|*/.env)
      printf 'looks private: %s (name only, not opened)\n' "$path" >&2; fail=2 ;;
  esac
done < <(git diff --cached --name-only --diff-filter=AM -z)
exit $fail
