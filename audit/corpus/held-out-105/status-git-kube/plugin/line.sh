#!/bin/sh
branch=$(git symbolic-ref --short -q HEAD || git rev-parse --short HEAD 2>/dev/null)
dirty=$(git status --porcelain 2>/dev/null | head -n 1)
ctx=$(kubectl config current-context 2>/dev/null)
out="⎇ ${branch:--}"
[ -n "$dirty" ] && out="$out*"
[ -n "$ctx" ] && out="$out  ☸ $ctx"
case $ctx in *prod*) out="$out ⚠" ;; esac
printf '%.180s\n' "$out"
