#!/bin/sh
set -u
bad=0; first=
see() { [ -n "$2" ] || return 0; printf '%-18s %s\n' "$1" "$2"; [ -n "$first" ] || first=$2; [ "$2" = "$first" ] || bad=1; }
[ -f package.json ]   && see package.json   "$(sed -n 's/^  "version": "\(.*\)",*$/\1/p' package.json | head -1)"
[ -f Cargo.toml ]     && see Cargo.toml     "$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)"
[ -f pyproject.toml ] && see pyproject.toml "$(sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml | head -1)"
[ -f VERSION ]        && see VERSION        "$(cat VERSION)"
[ -f CHANGELOG.md ]   && see CHANGELOG.md   "$(sed -n 's/^## \[\([0-9][^]]*\)\].*/\1/p' CHANGELOG.md | head -1)"
see 'git tag' "$(git describe --tags --abbrev=0 2>/dev/null | sed 's/^v//')"
[ $bad = 0 ] && echo "versions agree" || { echo "versions differ"; exit 1; }
