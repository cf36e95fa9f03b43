#!/bin/sh
# Runs the project's own lint and test scripts when sources changed. Failures go to stderr with status 2, so that the agent goes on.
set -u

input=$(cat)
# Already continuing because of this hook? Then let it stop.
case $input in *'"stop_hook_active":true'*|*'"stop_hook_active": true'*) exit 0 ;; esac

cd "${CLAUDE_PROJECT_DIR:-.}" || exit 0
[ -f package.json ] || exit 0
git rev-parse --git-dir >/dev/null 2>&1 || exit 0

changed=$(git diff --name-only HEAD -- '*.ts' '*.tsx' '*.js' | head -n 50)
[ -n "$changed" ] || exit 0

log=$(mktemp)
trap 'rm -f "$log"' EXIT

for script in lint test; do
  if npm run 2>/dev/null | grep -q "^  $script\$"; then
    if ! npm run --silent "$script" >"$log" 2>&1; then
      echo "npm run $script fails:" >&2
      tail -n 40 "$log" >&2
      exit 2
    fi
  fi
done
