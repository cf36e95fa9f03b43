#!/bin/sh
# Offers the team's pre-push check. Copies it to tools/checks only after a "y", and leaves switching it on to you.
set -eu
src=$(dirname "$0")/pre-push.sh
dst=tools/checks/pre-push

printf 'Copy the pre-push check (lint and tests, about 20 s) to %s? [y/N] ' "$dst"
read -r answer
case $answer in
  y|Y|yes) ;;
  *) echo "Nothing was changed."; exit 0 ;;
esac

if [ -e "$dst" ]; then
  echo "$dst exists already; compare it with $src yourself."
  exit 1
fi
mkdir -p "$(dirname "$dst")"
cp "$src" "$dst"
echo "Copied. Read it; the README tells how to let git use it, and how to stop that again."
