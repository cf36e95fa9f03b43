#!/bin/sh
branch=$(git symbolic-ref --short -q HEAD 2>/dev/null) || branch=$(git rev-parse --short HEAD 2>/dev/null) || exit 0
changed=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
case $changed in
  0) printf '%s\n' "$branch" ;;
  *) printf '%s (+%s)\n' "$branch" "$changed" ;;
esac
