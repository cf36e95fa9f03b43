#!/usr/bin/env zsh
last=$(git describe --tags --abbrev=0 2>/dev/null)
git log --no-merges --pretty='- %s' ${last:+$last..}HEAD | head -n 200
