#!/usr/bin/env bash
last=$(git describe --tags --abbrev=0 2>/dev/null)
range=${last:+$last..}HEAD
for t in feat fix docs; do
  echo "### $t"
  git log --pretty='- %s' "$range" | grep -E "^- $t(\(.+\))?:" || true
done
