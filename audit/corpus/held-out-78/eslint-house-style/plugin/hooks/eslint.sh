#!/bin/sh
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')
case $file in *.test.js|*.test.mjs|*.spec.js) ;; *) exit 0 ;; esac
[ -x node_modules/.bin/eslint ] || exit 0
out=$(./node_modules/.bin/eslint --config "$root/eslint.config.mjs" --no-warn-ignored "$file" 2>&1) && exit 0
printf '%s\n' "$out" | head -n 25 >&2
exit 2
