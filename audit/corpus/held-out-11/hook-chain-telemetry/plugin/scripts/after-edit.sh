#!/usr/bin/env bash
# Formats the file that was just edited.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source=lib/common.sh
. "$here/lib/common.sh"

file="$(json_field file_path)"
[ -n "$file" ] || exit 0
case "$file" in
  *.py)  have black    && black -q "$file" ;;
  *.go)  have gofmt    && gofmt -w "$file" ;;
  *.rs)  have rustfmt  && rustfmt --edition 2021 "$file" ;;
  *.ts|*.tsx|*.js) have prettier && prettier --log-level warn -w "$file" ;;
esac
count_run "$file"
