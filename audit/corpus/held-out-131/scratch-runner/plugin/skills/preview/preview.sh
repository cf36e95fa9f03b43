#!/usr/bin/env bash
set -euo pipefail
tmp=$(mktemp -d "${TMPDIR:-/tmp}/preview.XXXXXX")
trap 'rm -rf -- "$tmp"' EXIT INT TERM

for f in "$@"; do
  mkdir -p "$tmp/$(dirname "$f")"
  cp -- "$f" "$tmp/$f"
  case $f in
    *.go) gofmt -w "$tmp/$f" ;;
    *.sh) shfmt -w "$tmp/$f" ;;
    *.json) jq . "$f" > "$tmp/$f" ;;
  esac
  diff -u --label "$f" --label "$f (formatted)" "$f" "$tmp/$f" || true
done
