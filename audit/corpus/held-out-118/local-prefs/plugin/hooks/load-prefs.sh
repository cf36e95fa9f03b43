#!/bin/bash
set -euo pipefail

# Settings live in .deepcode/local-prefs.local.md; without the file the plugin does nothing.
STATE="${CLAUDE_PROJECT_DIR:-$PWD}/.deepcode/local-prefs.local.md"
[[ -f "$STATE" ]] || exit 0

FRONT=$(sed -n '/^---$/,/^---$/{ /^---$/d; p; }' "$STATE")
ENABLED=$(echo "$FRONT" | grep '^enabled:' | sed 's/enabled: *//')
LEVEL=$(echo "$FRONT" | grep '^strictness:' | sed 's/strictness: *//' | tr -d '"')
[[ "$ENABLED" == "true" ]] || exit 0

BODY=$(awk '/^---$/{i++; next} i>=2' "$STATE")
jq -n --arg c "Review strictness: ${LEVEL:-normal}. Notes of the project: $BODY" \
  '{hookSpecificOutput: {hookEventName: "SessionStart", additionalContext: $c}}'
