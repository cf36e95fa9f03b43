#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."

version="${1:?usage: scripts/release.sh X.Y.Z}"
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "not a version: $version" >&2; exit 64; }
[[ -z $(git status --porcelain) ]] || { echo "the tree is not clean" >&2; exit 1; }

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

sed -i.bak "s/\"version\": \"[^\"]*\"/\"version\": \"$version\"/" plugin.json && rm plugin.json.bak

name="release-notes-$version"
git archive --format=tar.gz --prefix="$name/" -o "$work/$name.tar.gz" HEAD
(cd "$work" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")

mkdir -p dist
cp "$work"/* dist/

git commit -am "release $version"
git tag -s "v$version" -m "release $version"
echo "Done. Now: git push --follow-tags"
