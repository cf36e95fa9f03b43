#!/bin/sh
f=$(jq -r '.tool_input.file_path // empty')
case $f in
  *.rs) rustfmt --edition 2021 "$f" 2>&1 | head -n 20 >&2 ;;
esac
exit 0
