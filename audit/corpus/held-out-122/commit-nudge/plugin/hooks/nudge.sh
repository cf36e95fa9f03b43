#!/bin/sh
# one line when there is uncommitted work
dir=$(dirname "$0")
. "$dir/state.sh"
n=$(bump)
changed=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
ahead=$(git rev-list --count '@{u}..HEAD' 2>/dev/null || echo 0)
[ "$changed" -gt 0 ] && echo "$changed uncommitted file(s)"
[ "$ahead" -gt 0 ] && echo "$ahead commit(s) not pushed"
case $n in *0) rotate "$n" ;; esac
exit 0
