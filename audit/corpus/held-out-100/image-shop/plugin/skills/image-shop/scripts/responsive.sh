#!/usr/bin/env bash
# usage: responsive.sh input width...
set -euo pipefail
in=${1:?input}; shift
[ $# -gt 0 ] || set -- 480 960 1440
base=$(basename "${in%.*}")
mkdir -p out
max=$(identify -format '%w' "$in")
for w in "$@"; do
  if [ "$w" -gt "$max" ]; then
    echo "skip $w: source is only $max wide" >&2
    continue
  fi
  convert "$in" -auto-orient -resize "${w}x" -strip -quality 82 "out/$base-$w.jpg"
  convert "$in" -auto-orient -resize "${w}x" -strip -quality 80 "out/$base-$w.webp"
  printf '%s\t%s\t%s\n' "$w" "$(stat -c %s "out/$base-$w.jpg")" "$(stat -c %s "out/$base-$w.webp")"
done
