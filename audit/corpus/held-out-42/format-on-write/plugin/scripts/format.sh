#!/usr/bin/env bash
# Formats the file that was just written, by the formatter that the project has.
set -euo pipefail
file=$(python3 -c 'import json, sys; print(json.load(sys.stdin)["tool_input"].get("file_path", ""))')
[ -f "$file" ] || exit 0
case $file in
  *.py) command -v ruff >/dev/null && ruff format --quiet -- "$file" ;;
  *.go) command -v gofmt >/dev/null && gofmt -w -- "$file" ;;
  *.rs) command -v rustfmt >/dev/null && rustfmt -- "$file" ;;
esac
exit 0
