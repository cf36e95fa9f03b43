#!/bin/sh
set -eu
v=$1
[ -z "$(git status --porcelain)" ] || { echo "working tree is not clean"; exit 1; }
git tag -a "v$v" -m "Release $v"
git push origin "v$v"
echo "pushed v$v to origin"
