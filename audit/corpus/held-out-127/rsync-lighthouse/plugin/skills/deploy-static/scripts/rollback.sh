#!/usr/bin/env bash
set -euo pipefail
target="${1:?target}"; release="${2:-}"
here="$(cd "$(dirname "$0")" && pwd)"
host="$(awk -F= -v t="$target" '$1==t {print $2}' "$here/../targets.conf")"
if [[ -z "$release" ]]; then
  ssh "$host" 'ls -1t /srv/www/site/releases | head -5'
  exit 0
fi
[[ "$release" =~ ^[0-9]{8}T[0-9]{6}Z$ ]] || { echo "bad release id" >&2; exit 2; }
ssh "$host" "test -d /srv/www/site/releases/$release && ln -sfn /srv/www/site/releases/$release /srv/www/site/current"
