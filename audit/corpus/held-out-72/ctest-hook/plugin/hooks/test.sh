#!/usr/bin/env bash
# Builds what has changed and runs the tests that failed before, then all.
set -uo pipefail
cd "${CLAUDE_PROJECT_DIR:-.}" || exit 0
[[ -f CMakePresets.json ]] || exit 0
grep -q '"name": *"dev"' CMakePresets.json || exit 0
git diff --quiet HEAD -- '*.cpp' '*.h' '*.hpp' '*.cc' CMakeLists.txt && exit 0

log=$(mktemp) || exit 0
trap 'rm -f "$log"' EXIT

run() {
  if ! timeout 240 "$@" >"$log" 2>&1; then
    echo "failed: $*" >&2
    grep -E 'error:|FAILED|Failed|undefined reference' "$log" | head -n 15 >&2
    exit 2
  fi
}

run cmake --preset dev
run cmake --build --preset dev --parallel
[[ -s build/dev/Testing/Temporary/LastTestsFailed.log ]] && run ctest --preset dev --rerun-failed
run ctest --preset dev --output-on-failure --no-tests=ignore
