#!/bin/sh
set -eu
t=$(mktemp -d); trap 'rm -rf "$t"' EXIT
mkdir -p "$t/a/node_modules" "$t/b/node_modules" "$t/c/target"
touch "$t/a/package.json" "$t/c/Cargo.toml"
python3 "$(dirname "$0")/../sweep.py" "$t" --older-than -1 --delete
[ ! -e "$t/a/node_modules" ] && [ -e "$t/b/node_modules" ] && [ ! -e "$t/c/target" ] && echo ok
