#!/usr/bin/env bash
# Refuses `git commit` when the staged changes seem to hold a secret.
set -euo pipefail

event=$(cat)
case "$event" in
  *'git commit'*) ;;
  *) exit 0 ;;
esac

patterns='-----BEGIN [A-Z ]*PRIVATE KEY-----|AKIA[0-9A-Z]{16}|password[[:space:]]*=[[:space:]]*["'"'"'][^"'"'"']{8,}'

hits=$(git diff --cached -U0 | grep -nE -e "$patterns" | cut -d: -f1 || true)
if [ -n "$hits" ]; then
  echo "staged changes seem to hold a secret (diff lines: $(echo "$hits" | tr '\n' ' '))" >&2
  exit 2
fi
exit 0
