#!/usr/bin/env bash
set -euo pipefail
version=${1:?version} notes=${2:?notes file}

[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]] || { echo "not semver: $version" >&2; exit 1; }
[[ -z $(git status --porcelain) ]] || { echo 'uncommitted changes' >&2; exit 1; }
git fetch --quiet --tags origin
[[ $(git rev-parse HEAD) == "$(git rev-parse '@{upstream}')" ]] || { echo 'not in step with upstream' >&2; exit 1; }
git rev-parse -q --verify "refs/tags/v$version" >/dev/null && { echo "v$version exists" >&2; exit 1; }

read -r -p "Type the version again to release: " again </dev/tty
[[ $again == "$version" ]] || { echo 'cancelled'; exit 1; }

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
git archive --format=tar.gz --prefix="src-$version/" -o "$tmp/src-$version.tar.gz" HEAD
(cd "$tmp" && sha256sum ./*.tar.gz > SHA256SUMS)

git tag -s "v$version" -F "$notes"
git push origin "v$version"
gh release create "v$version" --draft --title "v$version" --notes-file "$notes" "$tmp"/*
