#!/bin/sh
# Chooses a theme by the hour and prints the escape sequences.
dir=$(dirname "$0")
hour=$(date +%H)
if [ "$hour" -ge 7 ] && [ "$hour" -lt 19 ]; then name=light; else name=dark; fi
. "$dir/themes/base.theme"
. "$dir/themes/$name.theme"
printf '\033]10;%s\007\033]11;%s\007' "$FG" "$BG" >&2
