#!/usr/bin/env bash
set -euo pipefail
cmd=${1:-}; shift || true
case "$cmd" in
seal)
  src=${1:?folder}; rcpt=${2:?recipients}; out=${3:?output}
  grep -q '^age1' "$rcpt" || { echo "$rcpt holds no age recipients" >&2; exit 1; }
  [ ! -e "$out" ] || { echo "$out exists" >&2; exit 1; }
  tar --exclude-vcs-ignores --exclude=node_modules --exclude=.terraform -C "$(dirname "$src")" -cf - "$(basename "$src")" \
    | zstd -q -T0 -10 \
    | age -R "$rcpt" -o "$out"
  sha256sum "$out" | tee "$out.sha256"
  ;;
check)
  box=${1:?archive}; id=${2:?identity file}
  sha256sum -c "$box.sha256"
  age -d -i "$id" "$box" | zstd -dc | tar -tf - | tail -n 5
  echo "archive is whole"
  ;;
*) echo "usage: box.sh seal|check ..." >&2; exit 64 ;;
esac
