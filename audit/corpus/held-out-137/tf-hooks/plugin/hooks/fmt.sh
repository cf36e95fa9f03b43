#!/usr/bin/env bash
set -euo pipefail
f=$(jq -r '.tool_input.file_path // empty')
case $f in *.tf|*.tfvars) ;; *) exit 0 ;; esac
bin=$(command -v tofu || command -v terraform) || exit 0
"$bin" fmt "$f" >/dev/null
d=$(dirname "$f")
[[ -d $d/.terraform ]] || exit 0
if ! out=$("$bin" -chdir="$d" validate -no-color 2>&1); then
  echo "$out" >&2
  exit 2
fi
