#!/bin/sh
set -eu
cd "${1:?dir}"
gpg --verify SHA256SUMS.asc SHA256SUMS
sha256sum --check --strict SHA256SUMS
