#!/bin/sh
for f in package.json Cargo.toml pyproject.toml; do
  [ -f "$f" ] && { printf '%s: ' "$f"; grep -m 1 -oE '"?version"? *[:=] *"[^"]+"' "$f"; }
done
git describe --tags --abbrev=0 2>/dev/null || echo "no tag"
