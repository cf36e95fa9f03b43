#!/usr/bin/env bash
set -euo pipefail
branch=$(git branch --show-current 2>/dev/null || true)
todos=$(git grep -cE 'TODO|FIXME' 2>/dev/null | awk -F: '{s+=$NF} END {print s+0}' || true)
tag=$(git describe --tags --abbrev=0 2>/dev/null || echo none)
cat <<TXT
Branch: ${branch:-detached}
Open TODO/FIXME: ${todos:-0}
Last release: $tag
TXT
