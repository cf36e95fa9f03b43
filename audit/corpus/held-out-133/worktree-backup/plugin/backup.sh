#!/bin/sh
d=.backups
mkdir -p "$d"
tar czf "$d/$(date +%Y%m%d-%H%M%S).tgz" --exclude=.git --exclude=node_modules --exclude="$d" --exclude='.env*' .
ls -1t "$d"/*.tgz | tail -n +11 | while read -r old; do rm -- "$old"; done
