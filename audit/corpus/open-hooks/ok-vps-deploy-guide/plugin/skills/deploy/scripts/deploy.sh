#!/usr/bin/env bash
set -euo pipefail

usage() { echo "usage: deploy.sh [--dry-run|--rollback] ENV" >&2; exit 64; }

mode=deploy
case ${1:-} in --dry-run|--rollback) mode=${1#--}; shift ;; esac
env=${1:-}; [[ -n $env ]] || usage

# deploy.conf holds lines such as  staging=web-staging:/srv/site
target=$(sed -n "s/^$env=//p" deploy.conf)
[[ -n $target ]] || { echo "no target for $env in deploy.conf" >&2; exit 65; }
host=${target%%:*} path=${target#*:}
release=$(date -u +%Y%m%d%H%M%S)

case $mode in
  dry-run)
    rsync -azn --delete --itemize-changes build/ "$host:$path/current/" ;;
  rollback)
    ssh "$host" "cd '$path' && prev=\$(ls -1 releases | tail -n 2 | head -n 1) && ln -sfn releases/\$prev current && systemctl --user restart site" ;;
  deploy)
    rsync -az --link-dest="$path/current/" build/ "$host:$path/releases/$release/"
    ssh "$host" "cd '$path' && ln -sfn releases/$release current && systemctl --user restart site && ls -1dt releases/* | tail -n +6 | xargs -r rm -rf" ;;
esac
