#!/bin/sh
# One line, under 200 characters, no environment needed.
dir=$(basename "$PWD")
branch=$(git symbolic-ref --short -q HEAD 2>/dev/null || git rev-parse --short HEAD 2>/dev/null)
mark=
if [ -n "$branch" ] && ! git diff --quiet --ignore-submodules HEAD 2>/dev/null; then mark='±'; fi
printf '▌%.40s  %.60s%s\n' "$dir" "$branch" "$mark"
