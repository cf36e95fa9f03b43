#!/bin/sh
# clipboard -> indented JSON -> clipboard, once
set -eu

if command -v pbpaste >/dev/null; then
  paste=pbpaste
  copy=pbcopy
elif command -v wl-paste >/dev/null; then
  paste=wl-paste
  copy=wl-copy
else
  echo "no clipboard tool found" >&2
  exit 1
fi

text=$($paste)
if pretty=$(printf '%s' "$text" | python3 -m json.tool 2>/dev/null); then
  printf '%s\n' "$pretty" | $copy
  echo "indented $(printf '%s\n' "$pretty" | wc -l | tr -d ' ') lines"
else
  echo "not JSON, left alone" >&2
fi
