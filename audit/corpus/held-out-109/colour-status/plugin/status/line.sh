#!/bin/sh
# green when clean, yellow when there are changes
b=$(git branch --show-current 2>/dev/null) || exit 0
if [ -z "$(git status --porcelain 2>/dev/null | head -1)" ]; then
  printf '\033[32m%s\033[0m\n' "$b"
else
  printf '\033[33m%s*\033[0m\n' "$b"
fi
