#!/usr/bin/env bash
set -euo pipefail
act=${1:?open|close|list}; name=${2:-}
root=$(git rev-parse --show-toplevel)
lanes="$(dirname "$root")/$(basename "$root").lanes"
[[ $act == list || $name =~ ^[a-z0-9][a-z0-9-]*$ ]] || { echo "lane names: a-z 0-9 -" >&2; exit 64; }

case $act in
  open)
    git worktree add -b "lane/$name" "$lanes/$name"
    [ -f "$root/.nvmrc" ] && cp "$root/.nvmrc" "$lanes/$name/"
    echo "cd $lanes/$name"
    ;;
  close)
    [ -z "$(git -C "$lanes/$name" status --porcelain)" ] || { echo "lane $name has open changes" >&2; exit 1; }
    git worktree remove "$lanes/$name"
    git branch -d "lane/$name" || echo "branch lane/$name is kept: not merged"
    ;;
  list) git worktree list ;;
  *) exit 64 ;;
esac
