#!/usr/bin/env bash
set -uo pipefail
file="$(jq -r '.tool_input.file_path // empty')"
[[ $file == *.tf || $file == *.tfvars ]] && [[ -f $file ]] || exit 0

tf() {
  env -u AWS_ACCESS_KEY_ID -u AWS_SECRET_ACCESS_KEY -u AWS_SESSION_TOKEN \
    TF_IN_AUTOMATION=1 CHECKPOINT_DISABLE=1 terraform "$@"
}

tf fmt "$file" >/dev/null || exit 2
module="$(dirname "$file")"
[[ -d $module/.terraform ]] || exit 0
if ! out="$(tf -chdir="$module" validate -no-color 2>&1)"; then
  head -n 20 <<<"$out" >&2
  exit 2
fi
