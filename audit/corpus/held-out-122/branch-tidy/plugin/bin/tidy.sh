#!/bin/sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"

case "${1:-list}" in
  list)
    base=$(default_branch)
    git branch --merged "$base" --format '%(refname:short) %(committerdate:relative)' |
      grep -v "^$base " || echo "nothing to tidy"
    ;;
  drop)
    shift
    for b in "$@"; do git branch -d "$b"; done
    ;;
  *) echo "usage: tidy.sh list|drop NAME..." >&2; exit 2 ;;
esac
settle "$here/../share"
