#!/bin/sh
branch=$(git symbolic-ref --short -q HEAD || git rev-parse --short HEAD 2>/dev/null) || exit 0
changed=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
counts=$(git rev-list --left-right --count '@{u}...HEAD' 2>/dev/null | tr '\t' '/')
printf '%s  ±%s  %s' "$branch" "$changed" "${counts:-no upstream}" | cut -c1-200
