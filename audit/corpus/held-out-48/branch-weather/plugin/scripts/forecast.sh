#!/usr/bin/env bash
# Prints one line: how far the branch has drifted.
set -euo pipefail
base=$(git merge-base HEAD origin/main 2>/dev/null) || exit 0
ahead=$(git rev-list --count "$base"..HEAD)
behind=$(git rev-list --count HEAD..origin/main)
if   (( behind > 40 )); then sky="storm"
elif (( behind > 10 )); then sky="rain"
else sky="clear"; fi
printf 'Forecast: %s (%s ahead, %s behind)\n' "$sky" "$ahead" "$behind"
