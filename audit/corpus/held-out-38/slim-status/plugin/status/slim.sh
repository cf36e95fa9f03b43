#!/bin/sh
# Prints at most 80 characters.
folder=$(basename "$PWD")
branch=$(git symbolic-ref --short -q HEAD 2>/dev/null)
[ -n "$branch" ] || { printf '%s\n' "$folder"; exit 0; }
star=""
git diff --quiet --ignore-submodules HEAD 2>/dev/null || star="*"
printf '%.80s\n' "$folder ($branch$star)"
