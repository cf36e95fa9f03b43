#!/usr/bin/env bash
# Restore drill: one random file from the last snapshot into a scratch directory.
set -euo pipefail
# shellcheck source=/dev/null
. "${1:?usage: drill.sh file.conf}"
export RESTIC_REPOSITORY RESTIC_PASSWORD_COMMAND

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
file=$(restic ls latest --long | awk '$1 ~ /^-/ { print $NF }' | shuf -n 1)
restic restore latest --target "$scratch" --include "$file"
if cmp --silent "$file" "$scratch$file"; then
  echo "drill passed: $file"
else
  echo "drill FAILED or the file has changed since: $file"
  exit 1
fi
