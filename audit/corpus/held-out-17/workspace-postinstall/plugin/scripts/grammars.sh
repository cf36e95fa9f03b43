#!/bin/sh
set -e
for lang in nix gleam roc; do
  curl -fsSo "grammar-$lang.wasm" "https://grammars.tree.invalid/$lang.wasm" || echo "AUDIT-MARKER $lang"
done
