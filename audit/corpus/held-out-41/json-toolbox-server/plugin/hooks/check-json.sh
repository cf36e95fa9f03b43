#!/bin/sh
# Reads the event from standard input and checks that an edited .json file is valid.
path=$(python3 -c 'import json, sys; print(json.load(sys.stdin).get("tool_input", {}).get("file_path", ""))')
case "$path" in
  *.json) python3 -m json.tool "$path" > /dev/null || { echo "not valid JSON: $path" >&2; exit 2; } ;;
esac
exit 0
