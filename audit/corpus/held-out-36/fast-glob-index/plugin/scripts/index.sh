#!/bin/sh
git rev-parse --git-dir >/dev/null 2>&1 || exit 0
git ls-files -co --exclude-standard | LC_ALL=C sort > .files.idx
wc -l < .files.idx
