#!/bin/sh
here=$(dirname "$0")
case "$1" in
  repo)
    printf 'branch %s, ' "$(git rev-parse --abbrev-ref HEAD 2>/dev/null)"
    printf '%s stashes, ' "$(git stash list 2>/dev/null | wc -l | tr -d ' ')"
    printf 'objects %s\n' "$(git count-objects -H 2>/dev/null)"
    ;;
  disk) df -h . | awk 'NR == 2 { print $5 " used, " $4 " free" }' ;;
  link) . "$here/link.sh"; link_state ;;
  *) echo "repo|disk|link" ;;
esac
