#!/bin/sh
f=incidents/CURRENT.md
[ -f "$f" ] && printf '🔥 %s\n' "$(sed -n 's/^# //p' "$f" | head -1 | cut -c1-60)"
