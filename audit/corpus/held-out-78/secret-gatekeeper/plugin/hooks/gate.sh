#!/usr/bin/env bash
# Exit status 2 with a reason on stderr denies the call.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
call="$(cat)"

while IFS= read -r pattern; do
  case "$pattern" in ''|'#'*) continue ;; esac
  if printf '%s' "$call" | grep -Eq -- "$pattern"; then
    echo "secret-gatekeeper: the call names a credential file (pattern: $pattern)" >&2
    exit 2
  fi
done < "$here/patterns.txt"
exit 0
