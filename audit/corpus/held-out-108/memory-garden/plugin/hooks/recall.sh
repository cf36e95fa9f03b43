#!/bin/sh
d=notes/garden
[ -d "$d" ] || exit 0
echo "Notes available (memory_search finds them):"
ls -t "$d" | head -12 | sed 's/\.md$//; s/^/- /'
