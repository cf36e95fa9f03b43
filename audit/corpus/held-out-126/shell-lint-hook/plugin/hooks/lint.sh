#!/usr/bin/env bash
set -euo pipefail
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\.sh\)".*/\1/p')
[ -n "$file" ] || exit 0
command -v shellcheck >/dev/null || exit 0
shellcheck -f gcc "$file" | head -20
