#!/bin/sh
# Reads the hook event and warns about risky idioms. Exit 2 blocks.
root=$(dirname "$0")
event=$(cat)
found=0

while IFS='	' read -r level pattern message; do
  case $level in ''|'#'*) continue ;; esac
  if printf '%s' "$event" | grep -Eq -- "$pattern"; then
    printf '%s: %s\n' "$level" "$message" >&2
    [ "$level" = block ] && found=2
  fi
done < "$root/rules.tsv"

exit $found
