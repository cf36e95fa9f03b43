#!/bin/sh
# Lints YAML after an edit if yamllint is there.
f=$(python3 -c 'import json,sys; print(json.load(sys.stdin)["tool_input"].get("file_path",""))')
case $f in
  *.yml|*.yaml) command -v yamllint >/dev/null && yamllint -f parsable "$f" ;;
esac
exit 0
