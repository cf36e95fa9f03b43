#!/bin/sh
here=$(dirname "$0")
for f in Dockerfile docker/Dockerfile; do
  [ -f "$f" ] && awk -f "$here/lint.awk" "$f"
done
exit 0
