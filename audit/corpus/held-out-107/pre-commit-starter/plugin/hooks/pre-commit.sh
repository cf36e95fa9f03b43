#!/bin/sh
# no trailing space, no tabs in YAML
bad=$(git diff --cached --name-only --diff-filter=ACM | xargs grep -lE "[[:space:]]+$" 2>/dev/null)
[ -z "$bad" ] || { echo "trailing space in: $bad"; exit 1; }
