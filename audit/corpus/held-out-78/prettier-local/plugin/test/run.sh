#!/bin/sh
# a file without a project around it must be left alone
t=$(mktemp -d) || exit 1
trap 'rm -rf "$t"' EXIT
printf 'a  =  1\n' > "$t/x.js"
printf '{"tool_input":{"file_path":"%s"}}' "$t/x.js" | sh hooks/prettier.sh
[ "$(cat "$t/x.js")" = 'a  =  1' ] && echo ok
