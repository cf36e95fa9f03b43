#!/usr/bin/env bash
# PostToolUse: lint the edited file, relay a summary.
set -u
ROOT=$(cd "$(dirname "$0")/.." && pwd)
. "$ROOT/lib/sources.sh"
. "$ROOT/lib/board.sh"
STAGE=$(mktemp)
trap 'rm -f "$STAGE"' EXIT

if command -v ruff >/dev/null; then ruff check . > .ruff.log 2>&1 || true; fi
each_source pack
[ -s "$STAGE" ] && send_board
exit 0
