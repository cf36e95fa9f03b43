#!/usr/bin/env bash
# Removes what jobs leave behind. Lists only, unless --yes is given.
set -euo pipefail

root=${RUNNER_ROOT:-/var/lib/runner}
yes=${1:-}

run() {
  if [ "$yes" = --yes ]; then "$@"; else printf 'would run: %s\n' "$*"; fi
}

case $root in
  /var/lib/*|/srv/*) ;;
  *) echo "refusing an unusual root: $root" >&2; exit 2 ;;
esac
[ -d "$root/_work" ] || { echo "no workspace below $root"; exit 0; }

if [ -e "$root/_work/.job-running" ]; then
  echo "a job is running" >&2
  exit 1
fi

find "$root/_work" -mindepth 1 -maxdepth 1 ! -name _tool -print0 |
  while IFS= read -r -d '' entry; do run rm -rf --one-file-system -- "$entry"; done

if command -v docker >/dev/null; then
  run docker container prune --force --filter 'until=2h'
  run docker image prune --force
fi
