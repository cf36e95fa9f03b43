#!/usr/bin/env bash
# Warns of lines over 100 characters.
set -u
yellow=$'\x1b[33m'; plain=$'\x1b[0m'
while IFS= read -r line; do
  (( ${#line} > 100 )) && printf '%s%d characters%s\n' "$yellow" "${#line}" "$plain"
done
exit 0
