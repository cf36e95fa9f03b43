#!/bin/bash
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
. "$here/words.sh"
grep -nE "$WORDS" "${1:-README.md}" || true
