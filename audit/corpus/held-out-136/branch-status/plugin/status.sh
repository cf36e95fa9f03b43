#!/bin/sh
b=$(git symbolic-ref --short HEAD 2>/dev/null) || exit 0
n=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
if [ "$n" -gt 0 ]; then printf '%s ±%s' "$b" "$n"; else printf '%s' "$b"; fi
