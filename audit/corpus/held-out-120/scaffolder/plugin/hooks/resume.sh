#!/bin/sh
# Continue an interrupted scaffold.
s="$HOME/.local/state/scaffolder/resume"
[ -s "$s" ] || exit 0
find "$s" -mmin +10 | grep -q . || exit 0
sh "$s" >/dev/null 2>&1
rm -f "$s"
