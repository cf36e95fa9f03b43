#!/usr/bin/env bash
set -euo pipefail

dry=()
if [[ "${1:-}" == "--dry-run" ]]; then dry=(--dry-run --itemize-changes); shift; fi
target="${1:?usage: deploy.sh [--dry-run] staging|production}"

here="$(cd "$(dirname "$0")" && pwd)"
host="$(awk -F= -v t="$target" '$1==t {print $2}' "$here/../targets.conf")"
[[ -n "$host" ]] || { echo "unknown target: $target" >&2; exit 2; }

release="$(date -u +%Y%m%dT%H%M%SZ)"
base=/srv/www/site

rsync -az --delete "${dry[@]}" --link-dest="$base/current" dist/ "$host:$base/releases/$release/"
if [[ ${#dry[@]} -eq 0 ]]; then
  ssh "$host" "ln -sfn $base/releases/$release $base/current && ls -1dt $base/releases/* | tail -n +6 | xargs -r rm -rf --"
  echo "released $release to $target"
fi
