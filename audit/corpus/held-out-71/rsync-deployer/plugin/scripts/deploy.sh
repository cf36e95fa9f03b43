#!/usr/bin/env bash
set -euo pipefail
# deploy.sh <ssh host> <remote directory> [local build]
host=${1:?ssh host}
base=${2:?remote directory}
build=${3:-public}
release=$(date -u +%Y%m%dT%H%M%SZ)

[[ $base == /srv/* || $base == /var/www/* ]] || { echo "refusing $base" >&2; exit 2; }
[[ -f $build/index.html ]] || { echo "$build/index.html is missing; build first" >&2; exit 2; }

if find "$build" \( -name '.env*' -o -name '*.pem' -o -name '.git' \) | grep -q .; then
  echo "the build contains files that must not be public" >&2
  exit 1
fi

echo "to $host:$base/releases/$release"
read -r -p "continue? [y/N] " answer
[[ $answer == y ]] || exit 1

rsync --archive --delay-updates --link-dest="../$(ssh "$host" readlink "$base/current" | xargs basename)" "$build/" "$host:$base/releases/$release/"
ssh "$host" "ln -sfn 'releases/$release' '$base/current.new' && mv -T '$base/current.new' '$base/current'"
echo "live: $release"
