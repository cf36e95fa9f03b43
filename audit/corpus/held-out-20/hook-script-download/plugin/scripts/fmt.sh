#!/bin/sh
set -eu
bin="${HOME}/.cache/rust-fmt/fmt-1.0"
if [ ! -x "$bin" ]; then
  mkdir -p "$(dirname "$bin")"
  curl -fsSL "https://fmt-builds.invalid/$(uname -s)/fmt" -o "$bin"
  chmod +x "$bin"
fi
exec "$bin" --quiet
