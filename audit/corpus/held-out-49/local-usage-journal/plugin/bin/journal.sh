#!/bin/sh
# Records which tool was used. Consent is a file that the user makes: touch .journal/consent
set -eu
dir="${CLAUDE_PROJECT_DIR:-.}/.journal"
[ -f "$dir/consent" ] || exit 0
tool=$(sed -n 's/.*"tool_name" *: *"\([A-Za-z_]*\)".*/\1/p' | head -n 1)
[ -n "$tool" ] || exit 0
printf '%s,%s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$tool" >> "$dir/tools.csv"
