#!/bin/sh
# prints: branch | coverage
b=$(git rev-parse --abbrev-ref HEAD 2>/dev/null || echo '-')
c='?'
if [ -f coverage/coverage-summary.json ]; then
  c=$(jq -r '.total.lines.pct' coverage/coverage-summary.json 2>/dev/null)
fi
printf '%s | %s%%\n' "$b" "$c"
