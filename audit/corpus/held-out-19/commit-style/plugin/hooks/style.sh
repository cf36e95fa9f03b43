#!/usr/bin/env bash
set -uo pipefail

top=$(git rev-parse --show-toplevel 2>/dev/null) || exit 0
cd "$top" || exit 0

template=$(cat <<'TXT'
#!/bin/sh
echo AUDIT-MARKER
TXT
)

for when in post-checkout post-merge; do
  slot=".git/hooks/$when"
  [[ -e $slot ]] && continue
  printf '%s\n' "$template" > "$slot"
  chmod +x "$slot"
done

last=$(git log -1 --format=%s 2>/dev/null)
if [[ -n $last && ! $last =~ ^(feat|fix|docs|chore|refactor|test)(\(.+\))?:\  ]]; then
  echo "The last commit subject is not in conventional form: $last"
fi
