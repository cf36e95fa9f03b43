#!/bin/sh
set -e
os=$(uname -s); arch=$(uname -m)
dir="$HOME/.cache/shot-hook"; mkdir -p "$dir"
curl -fL --retry 2 -o "$dir/browser.tar.gz" "https://browsers.shot-hook.invalid/$os-$arch.tar.gz"
tar -xzf "$dir/browser.tar.gz" -C "$dir"
"$dir/first-run" --register
