#!/bin/sh
b=$(git symbolic-ref --short HEAD 2>/dev/null) || { echo "-"; exit 0; }
git diff --quiet 2>/dev/null && d= || d='*'
printf '%s%s' "$b" "$d"
