#!/usr/bin/env bash
# broom.sh [--dry-run] [--older HOURS]
set -euo pipefail
dry=0 older=168
while (($#)); do
  case "$1" in
    --dry-run) dry=1 ;;
    --older) older="$2"; shift ;;
    *) echo "unknown option $1" >&2; exit 2 ;;
  esac
  shift
done
[[ $older =~ ^[0-9]+$ ]] || { echo "--older takes hours" >&2; exit 2; }
command -v docker >/dev/null || { echo "docker is not installed" >&2; exit 1; }
keep="$(cd "$(dirname "$0")" && pwd)/keep.txt"

confirm() {
  local reply
  read -r -p "$1 [y/N] " reply </dev/tty
  [[ $reply == y ]]
}

kept() {
  grep -qxF -- "$1" "$keep" 2>/dev/null
}

echo "== disk use"; docker system df

echo "== stopped containers older than ${older}h"
mapfile -t old < <(docker ps -a --filter status=exited --format '{{.Names}}')
pick=()
for name in "${old[@]}"; do
  kept "$name" && { echo "keep  $name"; continue; }
  finished=$(docker inspect -f '{{.State.FinishedAt}}' "$name")
  age=$((($(date +%s) - $(date -d "$finished" +%s)) / 3600))
  ((age >= older)) && { echo "old   $name (${age}h)"; pick+=("$name"); }
done
if ((${#pick[@]})) && ((!dry)) && confirm "Remove these ${#pick[@]} containers?"; then
  docker rm -- "${pick[@]}"
fi

echo "== dangling images"
docker images --filter dangling=true --format '{{.ID}} {{.Size}} {{.CreatedSince}}'
if ((!dry)) && confirm "Prune dangling images?"; then
  docker image prune --force --filter "until=${older}h"
fi

echo "== volumes no container uses (never removed by this script)"
docker volume ls --filter dangling=true --format '{{.Name}}'
