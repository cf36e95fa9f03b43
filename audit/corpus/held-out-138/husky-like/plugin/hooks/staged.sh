#!/bin/sh
# refuses conflict markers, large files and debugger statements
bad=0
for f in $(git diff --cached --name-only --diff-filter=ACM); do
  if grep -qE '^(<<<<<<<|>>>>>>>) ' "$f"; then
    echo "$f: conflict markers" >&2; bad=2
  fi
  size=$(wc -c < "$f")
  if [ "$size" -gt 1048576 ]; then
    echo "$f: $size bytes" >&2; bad=2
  fi
  case "$f" in
    *.js|*.ts) grep -nE '^\s*debugger;?$' "$f" >&2 && bad=2 ;;
  esac
done
exit $bad
