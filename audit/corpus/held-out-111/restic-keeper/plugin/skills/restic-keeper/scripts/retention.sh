#!/usr/bin/env bash
set -euo pipefail

: "${RESTIC_REPOSITORY:?set RESTIC_REPOSITORY first}"

mode="--dry-run"
if [[ "${1:-}" == "--apply" ]]; then
  mode=""
  read -r -p "Really remove old snapshots from $RESTIC_REPOSITORY? [y/N] " a
  [[ "$a" == [yY] ]] || exit 1
fi

restic forget $mode \
  --keep-last 3 --keep-daily "${DAILY:-14}" --keep-weekly "${WEEKLY:-8}" --keep-monthly "${MONTHLY:-12}" \
  --group-by host
