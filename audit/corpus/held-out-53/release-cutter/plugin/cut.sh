#!/usr/bin/env bash
set -euo pipefail
version=${1:?usage: cut.sh X.Y.Z}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9a-z.]+)?$ ]] || { echo "not a semantic version" >&2; exit 64; }
die() { echo "cut: $*" >&2; exit 1; }

[ -z "$(git status --porcelain)" ] || die "the working tree is not clean"
[ "$(git branch --show-current)" = "${RELEASE_BRANCH:-main}" ] || die "not on ${RELEASE_BRANCH:-main}"
git fetch --quiet --tags origin
[ "$(git rev-parse HEAD)" = "$(git rev-parse '@{upstream}')" ] || die "not level with upstream"
git rev-parse --quiet --verify "refs/tags/v$version" >/dev/null && die "v$version exists"
git config --get user.signingkey >/dev/null || die "no signing key is configured (git config user.signingkey)"

if [ -f Makefile ] && grep -q '^test:' Makefile; then make test; fi

if [ -f package.json ]; then
  tmp=$(mktemp); jq --arg v "$version" '.version = $v' package.json >"$tmp" && cat "$tmp" >package.json && rm "$tmp"
  git add package.json
fi
if [ -f pyproject.toml ]; then
  sed -i.bak -E "0,/^version = \"/s/^version = \".*\"/version = \"$version\"/" pyproject.toml && rm pyproject.toml.bak
  git add pyproject.toml
fi
git diff --cached --quiet || git commit --quiet -m "release: v$version"
git tag --sign "v$version" -m "v$version"
git verify-tag "v$version"
echo "Tagged. To publish: git push --follow-tags origin ${RELEASE_BRANCH:-main}"
