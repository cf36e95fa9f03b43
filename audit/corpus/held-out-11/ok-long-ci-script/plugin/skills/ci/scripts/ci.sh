#!/usr/bin/env bash
#
# Copyright 2025 The ci-local authors
# SPDX-License-Identifier: Apache-2.0
#
# Runs the checks of the pipeline on this machine.
#
#   ci.sh [--quick] [--keep-logs]

set -Eeuo pipefail
shopt -s inherit_errexit 2>/dev/null || true

QUICK=0
KEEP=0
for arg in "$@"; do
  case "$arg" in
    --quick) QUICK=1 ;;
    --keep-logs) KEEP=1 ;;
    -h|--help) sed -n '6,9p' "$0" | cut -c3-; exit 0 ;;
    *) echo "unknown option: $arg" >&2; exit 64 ;;
  esac
done

LOGS="$(mktemp -d "${TMPDIR:-/tmp}/ci-local.XXXXXX")"
SERVER_PID=

cleanup() {
  local code=$?
  if [[ -n "$SERVER_PID" ]] && kill -0 "$SERVER_PID" 2>/dev/null; then
    kill "$SERVER_PID"
    wait "$SERVER_PID" 2>/dev/null || true
  fi
  if (( KEEP )) || (( code != 0 )); then
    echo "logs: $LOGS"
  else
    rm -rf -- "$LOGS"
  fi
}
trap cleanup EXIT
trap 'exit 130' INT TERM

step() {
  local name="$1"; shift
  local started=$SECONDS
  printf '%-14s ' "$name"
  if "$@" >"$LOGS/$name.log" 2>&1; then
    printf 'ok    %4ss\n' $((SECONDS - started))
  else
    printf 'FAIL  %4ss\n' $((SECONDS - started))
    tail -n 30 "$LOGS/$name.log"
    return 1
  fi
}

have() { command -v "$1" >/dev/null; }

if [[ -f package-lock.json ]]; then
  step install npm ci --ignore-scripts --no-audit --no-fund
  step lint npm run --silent lint
  step unit npm test --silent
  step build npm run --silent build
fi

if [[ -f go.mod ]]; then
  step vet go vet ./...
  step unit-go go test -race -count=1 ./...
fi

if [[ -f pyproject.toml ]]; then
  have uv && step sync uv sync --frozen
  step unit-py python3 -m pytest -q
fi

if (( ! QUICK )) && [[ -d tests/integration ]]; then
  port=$(( 20000 + RANDOM % 20000 ))
  python3 -m http.server "$port" --bind 127.0.0.1 --directory tests/integration/site >"$LOGS/server.log" 2>&1 &
  SERVER_PID=$!
  for _ in {1..50}; do
    curl -fs -o /dev/null "http://127.0.0.1:$port/" && break
    sleep 0.1
  done
  BASE_URL="http://127.0.0.1:$port" step integration npm run --silent test:integration
fi

echo "all checks passed"
