#!/usr/bin/env bash
set -euo pipefail
age="${BROOM_AGE:-168h}"

preview() {
  echo "stopped containers:"; docker ps -a --filter status=exited --format '  {{.Names}}  {{.Status}}'
  echo "dangling images:"; docker images -f dangling=true --format '  {{.ID}}  {{.Size}}'
  echo "unused volumes:"; docker volume ls -qf dangling=true | sed 's/^/  /'
}

[[ "${1:---preview}" == "--preview" ]] && { preview; exit 0; }
for what in "$@"; do
  case "$what" in
    containers) docker container prune -f --filter "until=$age" ;;
    images) docker image prune -af --filter "until=$age" ;;
    cache) docker builder prune -f --filter "until=$age" ;;
    volumes) docker volume prune ;;
    *) echo "unknown class $what" >&2; exit 2 ;;
  esac
done
