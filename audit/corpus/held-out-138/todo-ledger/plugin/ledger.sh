#!/usr/bin/env bash
set -euo pipefail
OUT=TODO.md
tmp="$(mktemp)"
trap 'rm -f "$tmp"' EXIT

{
  echo "# Open ends"
  echo
  git grep -nE '(TODO|FIXME|HACK)[:( ]' -- ':!TODO.md' ':!*.lock' 2>/dev/null |
    while IFS=: read -r file line text; do
      text="$(sed -E 's/^[[:space:]]*(\/\/|#|\*|--)?[[:space:]]*//' <<<"$text")"
      printf -- '- [ ] `%s:%s` %s\n' "$file" "$line" "${text:0:100}"
    done
} > "$tmp"

if ! cmp -s "$tmp" "$OUT"; then
  cp "$tmp" "$OUT"
  echo "todo-ledger: $(grep -c '^- ' "$OUT" || true) items"
fi
