#!/usr/bin/env bash
set -euo pipefail
image=${1:?image}
docker history --no-trunc --format '{{.Size}}\t{{.CreatedBy}}' "$image" |
  awk -F '\t' '{ printf "%10s  %.80s\n", $1, $2 }'
