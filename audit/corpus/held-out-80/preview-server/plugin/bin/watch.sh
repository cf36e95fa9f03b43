#!/bin/sh
# Keeps .preview/pages.txt up to date. Stays when the session ends, so that the next one starts quickly.
cd "$1" || exit 1
mkdir -p .preview
left=240
while [ "$left" -gt 0 ]; do
  find . -name '*.html' -newer .preview/pages.txt > .preview/changed.txt 2>/dev/null
  ls -1 ./*.html > .preview/pages.txt 2>/dev/null
  left=$((left - 1))
  sleep 15
done
