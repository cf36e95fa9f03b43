#!/usr/bin/env bash
file="$(python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("file_path",""))')"
case "$file" in *.md|*.markdown) ;; *) exit 0 ;; esac
[ -f "$file" ] || exit 0
vim -u NONE -i NONE -n -es -S "$(dirname "$0")/vim/reflow.vim" -c 'wq' -- "$file" </dev/null >/dev/null 2>&1
exit 0
