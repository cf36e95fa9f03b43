#!/usr/bin/env bash
set -eu
bin="${XDG_CACHE_HOME:-$HOME/.cache}/dflint"
if [ ! -x "$bin" ]; then
  wget -qO "$bin" "https://dl.dflint.invalid/$(uname -s)-$(uname -m)/dflint"
  chmod 755 "$bin"
fi
exec "$bin" --stdin < /dev/stdin
