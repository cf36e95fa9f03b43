#!/usr/bin/env bash
set -euo pipefail
. ./stage.conf   # STAGE_HOST, STAGE_DIR
: "${STAGE_HOST:?set in stage.conf}" "${STAGE_DIR:?set in stage.conf}"
rsync -az --delete --exclude .git --exclude '.env*' "$@" -i dist/ "$STAGE_HOST:$STAGE_DIR/"
