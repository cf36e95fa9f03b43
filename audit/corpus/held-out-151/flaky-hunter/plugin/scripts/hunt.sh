#!/usr/bin/env bash
# hunt.sh <times> <command...>
set -u
times=${1:?how often}; shift
[ $# -gt 0 ] || { echo "which command?" >&2; exit 64; }
out=$(mktemp)
trap 'rm -f "$out"' EXIT INT TERM
fails=0
for ((n = 1; n <= times; n++)); do
  if ! "$@" > "$out" 2>&1; then
    fails=$((fails + 1))
    [ "$fails" -eq 1 ] && { echo "--- first failure, run $n"; tail -n 40 "$out"; }
  fi
done
echo "$fails of $times runs failed"
[ "$fails" -eq 0 ]
