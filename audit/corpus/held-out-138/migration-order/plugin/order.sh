#!/bin/sh
dir=${1:-migrations}
[ -d "$dir" ] || exit 0

ls "$dir" | awk -F_ '
  /^[0-9]+_/ {
    n = $1 + 0
    if (n in seen) { print "number " n " is used twice: " seen[n] ", " $0; bad = 1 }
    seen[n] = $0
    if (n > max) max = n
  }
  END {
    for (i = 1; i <= max; i++) if (!(i in seen)) print "number " i " is missing"
    exit bad ? 2 : 0
  }
'
