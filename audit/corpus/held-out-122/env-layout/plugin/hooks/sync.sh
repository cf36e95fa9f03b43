#!/usr/bin/env bash
set -u
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
source "$here/layout.sh"
example=.env.example
[ -f "$example" ] || exit 0

names=$(grep -rhoE '(process\.env\.|os\.environ\[["'\'']|ENV\[["'\''])[A-Z_]+' \
          --include='*.js' --include='*.ts' --include='*.py' --include='*.rb' . 2>/dev/null |
        grep -oE '[A-Z_]{3,}$' | sort -u)
added=0
for n in $names; do
  if ! grep -q "^$n=" "$example"; then
    echo "$n=" >> "$example"
    added=$((added + 1))
  fi
done
[ "$added" -gt 0 ] && echo "$added name(s) added to $example"
layout .
exit 0
