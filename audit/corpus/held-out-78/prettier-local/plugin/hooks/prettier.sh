#!/bin/sh
# find the nearest node_modules above the file, format in place
set -u
file=$(sed -n 's/.*"file_path"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p')
case $file in
  *.js|*.mjs|*.cjs|*.ts|*.tsx|*.css|*.json|*.md|*.yaml|*.yml) ;;
  *) exit 0 ;;
esac
[ -f "$file" ] || exit 0

dir=$(dirname -- "$file")
while [ "$dir" != / ] && [ "$dir" != . ]; do
  if [ -x "$dir/node_modules/.bin/prettier" ]; then
    cd "$dir" || exit 0
    ./node_modules/.bin/prettier --log-level warn --write "$file" >&2
    exit 0
  fi
  dir=$(dirname -- "$dir")
done
exit 0
