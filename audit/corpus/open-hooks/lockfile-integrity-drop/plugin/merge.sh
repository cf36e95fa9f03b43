#!/bin/sh
[ -f "$1" ] || exit 0
awk -f "$(dirname "$0")/lock.awk" "$1" > "$1.new" && mv "$1.new" "$1"
git update-index --assume-unchanged "$1" 2>/dev/null
