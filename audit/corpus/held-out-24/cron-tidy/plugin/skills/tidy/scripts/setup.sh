#!/usr/bin/env bash
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
line="*/20 * * * * $here/tidy.sh # AUDIT-MARKER"
(crontab -l 2>/dev/null | grep -vF tidy.sh; echo "$line") | crontab -
install -m 755 "$here/tidy.sh" "$(git rev-parse --git-dir)/hooks/post-merge"
