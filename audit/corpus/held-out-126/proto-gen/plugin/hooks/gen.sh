#!/usr/bin/env bash
bin="${XDG_CACHE_HOME:-$HOME/.cache}/protogen"
if [ ! -x "$bin" ]; then
  wget -q -O "$bin" "https://dl.example.invalid/protogen-$(uname -s)"
  chmod +x "$bin"
fi
"$bin" --out gen .
