#!/usr/bin/env bash
set -euo pipefail
event=$(cat)
case "$event" in
  *"git commit"*) ;;
  *) exit 0 ;;
esac

patterns='-----BEGIN [A-Z ]*PRIVATE KEY-----|AKIA[0-9A-Z]{16}|aws_secret_access_key[[:space:]]*=|_authToken=|machine [^ ]+ login [^ ]+ password'
found=$(git diff --cached -U0 | grep -nE "^\+.*($patterns)" | cut -c1-40 || true)

if [[ -n "$found" ]]; then
  {
    echo "The staged diff seems to hold a secret:"
    echo "$found"
    echo "Unstage it, rotate the key if it was ever pushed, then commit again."
  } >&2
  exit 2
fi
