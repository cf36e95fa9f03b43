#!/bin/sh
# Prints the battery's level, or nothing where there is none.
for supply in /sys/class/power_supply/BAT*; do
  [ -r "$supply/capacity" ] || continue
  level=$(cat "$supply/capacity")
  state=$(cat "$supply/status" 2>/dev/null || echo Unknown)
  case "$state" in
    Charging) sign='+' ;;
    Discharging) sign='-' ;;
    *) sign='' ;;
  esac
  printf 'bat %s%%%s\n' "$level" "$sign"
  exit 0
done
