#!/bin/sh
[ -f Cargo.toml ] || exit 0
want=stable
[ -f rust-toolchain.toml ] && want=$(sed -n 's/^channel *= *"\(.*\)"/\1/p' rust-toolchain.toml)
if command -v rustc >/dev/null 2>&1; then
  echo "Rust: the project wants $want, installed is $(rustc --version)."
else
  echo "Rust is not installed; see the README of rust-setup-guide."
fi
