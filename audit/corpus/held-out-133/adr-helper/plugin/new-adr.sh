#!/bin/sh
set -eu
mkdir -p docs/adr
n=$(printf '%04d' $(( $(ls docs/adr | wc -l) + 1 )))
f="docs/adr/$n-$(echo "$1" | tr 'A-Z ' 'a-z-').md"
printf '# %s. %s\n\nDate: %s\n\n## Context\n\n## Decision\n\n## Consequences\n' "$n" "$1" "$(date +%F)" > "$f"
echo "$f"
