#!/usr/bin/env bash
# Needs the project's own prettier; does nothing without it.
set -euo pipefail
file=$(python3 -c 'import json,sys; print(json.load(sys.stdin)["tool_input"].get("file_path",""))')
[[ -n $file && -f $file ]] || exit 0
case "$file" in
  *.ts|*.tsx|*.css|*.md) ;;
  *) exit 0 ;;
esac
bin=./node_modules/.bin/prettier
[[ -x $bin ]] || exit 0
"$bin" --log-level warn --write "$file"
