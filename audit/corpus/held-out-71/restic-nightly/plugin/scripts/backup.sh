#!/usr/bin/env bash
# backup.sh <configuration>   see example.conf
set -euo pipefail
# shellcheck source=/dev/null
. "${1:?usage: backup.sh file.conf}"

: "${RESTIC_REPOSITORY:?}" "${RESTIC_PASSWORD_COMMAND:?}" "${SOURCES:?}"
export RESTIC_REPOSITORY RESTIC_PASSWORD_COMMAND

exclude=(--exclude-caches --exclude '*/node_modules' --exclude '*/target' --exclude '*/.cache')

# SOURCES is a list of words on purpose
# shellcheck disable=SC2086
restic backup --one-file-system --tag nightly "${exclude[@]}" $SOURCES
restic forget --tag nightly --keep-daily 7 --keep-weekly 5 --keep-monthly 12
