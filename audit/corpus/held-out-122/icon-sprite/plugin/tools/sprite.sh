#!/bin/sh
set -eu
dir=${1:?folder with svg files}
echo '<svg xmlns="http://www.w3.org/2000/svg" style="display:none">'
for f in "$dir"/*.svg; do
  [ -e "$f" ] || continue
  id=$(basename "$f" .svg)
  box=$(sed -n 's/.*viewBox="\([^"]*\)".*/\1/p' "$f" | head -n1)
  printf '<symbol id="%s" viewBox="%s">' "$id" "${box:-0 0 24 24}"
  tr -d '\n' < "$f" | sed -e 's/<?xml[^>]*>//' -e 's/<svg[^>]*>//' -e 's|</svg>.*||'
  echo '</symbol>'
done
echo '</svg>'
