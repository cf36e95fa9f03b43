#!/usr/bin/env bash
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source=../lib/common.sh
. "$here/../lib/common.sh"

file="$(json_field file_path)"
case "$file" in
  *.sh) need shlint && "$(tool shlint)" "$file" ;;
  *.md) need mdlint && "$(tool mdlint)" "$file" ;;
  *) exit 0 ;;
esac
