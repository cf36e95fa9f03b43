#!/bin/sh
set -eu
dir=${1:?dir}; key=${2:?key id}
gpg --local-user "$key" --armor --output "$dir/SHA256SUMS.asc" --detach-sign "$dir/SHA256SUMS"
{
  echo "commit: $(git rev-parse HEAD)"
  echo "tag: $(git describe --tags --exact-match)"
  echo "built: $(date -u +%FT%TZ)"
} > "$dir/PROVENANCE.txt"
