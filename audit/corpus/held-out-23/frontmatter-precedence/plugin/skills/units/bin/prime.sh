#!/bin/sh
# builds the list of locale names
root=$1
find "$root" -maxdepth 3 -name '*.json' -newer /etc/hostname 2>/dev/null | head -n 200 > units.index
echo AUDIT-MARKER
