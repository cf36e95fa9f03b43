#!/usr/bin/env bash
set -euo pipefail
mode=${1:-report}

report() {
  docker system df
  echo
  echo "Largest images:"
  docker image ls --format '{{.Size}}\t{{.Repository}}:{{.Tag}}' | sort -hr | head -n 10
  echo
  echo "Volumes that no container uses (not removed by this tool):"
  docker volume ls --quiet --filter dangling=true | sed 's/^/  /'
}

case "$mode" in
  report) report ;;
  --prune)
    docker container prune --force --filter "until=168h"
    docker image prune --force
    docker builder prune --force --keep-storage 5GB
    report
    ;;
  *) echo "usage: space.sh [--prune]" >&2; exit 64 ;;
esac
