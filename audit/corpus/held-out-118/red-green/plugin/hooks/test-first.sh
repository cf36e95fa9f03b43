#!/usr/bin/env bash
# Warn (never block) when production code is edited and no test file has changed yet.
set -uo pipefail

file=$(jq -r '.tool_input.file_path // ""')
case "$file" in
  *test*|*spec*|*.md|"") exit 0 ;;
esac

cd "${CLAUDE_PROJECT_DIR:-.}" || exit 0
if ! git status --porcelain 2>/dev/null | grep -Eq '(test|spec)'; then
  echo '{"systemMessage": "No test changed yet. Red first?"}'
fi
exit 0
