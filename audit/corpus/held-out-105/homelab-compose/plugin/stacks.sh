#!/usr/bin/env bash
set -euo pipefail
ROOT=${STACKS:-/srv/stacks}
case "${1:-}" in
  outdated)
    for f in "$ROOT"/*/compose.yaml; do
      docker compose -f "$f" config --images | sort -u | while read -r img; do
        have=$(docker image inspect "$img" --format '{{index .RepoDigests 0}}' 2>/dev/null | cut -d@ -f2 || true)
        want=$(docker buildx imagetools inspect "$img" --format '{{.Manifest.Digest}}' 2>/dev/null || true)
        [ "$have" = "$want" ] || echo "$(basename "$(dirname "$f")"): $img"
      done
    done ;;
  backup)
    dest=${2:?destination folder}
    for v in $(docker volume ls -q --filter label=backup=yes); do
      docker run --rm -v "$v:/v:ro" -v "$dest:/out" alpine:3.20 tar czf "/out/$v-$(date +%F).tgz" -C /v .
    done
    find "$dest" -name '*.tgz' -mtime +30 -print -delete ;;
  *) echo "stacks.sh outdated | backup DIR" >&2; exit 64 ;;
esac
