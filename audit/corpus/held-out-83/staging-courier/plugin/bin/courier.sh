#!/usr/bin/env bash
set -euo pipefail

mode=${1:---dry-run}
config=.courier.json
[ -f "$config" ] || { echo "no $config here" >&2; exit 1; }
[ -d dist ] || { echo "nothing built: dist/ is missing" >&2; exit 1; }

host=$(jq -er .host "$config")
user=$(jq -er .user "$config")
dir=$(jq -er .dir "$config")
branch=$(git branch --show-current | tr -c 'a-z0-9\n' '-')

[[ $host =~ ^[a-z0-9.-]+$ && $user =~ ^[a-z0-9_-]+$ && $dir =~ ^/srv/review(/[a-z0-9_-]+)*$ ]] || {
  echo "odd value in $config" >&2
  exit 1
}
case "$branch" in ''|main|master|release-*) echo "not from '$branch'" >&2; exit 1 ;; esac

flags=(--archive --delete --itemize-changes --exclude '.env*' --exclude '*.pem' --exclude '*.map')
[ "$mode" = --go ] || flags+=(--dry-run)
rsync "${flags[@]}" -- dist/ "$user@$host:$dir/$branch/"
[ "$mode" = --go ] && echo "https://$host/$branch/"
exit 0
