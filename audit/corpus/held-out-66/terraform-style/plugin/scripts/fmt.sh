#!/usr/bin/env bash
set -u
file=$(jq -r '.tool_input.file_path // empty')
case $file in *.tf | *.tfvars) ;; *) exit 0 ;; esac
command -v terraform >/dev/null || exit 0
terraform fmt -list=false "$file" || { echo "terraform fmt: ${file##*/} cannot be parsed"; exit 0; }
dir=$(dirname "$file")
if [[ -d $dir/.terraform ]]; then
  terraform -chdir="$dir" validate -no-color 2>&1 | grep -E '^(Error|Warning|  on )' | head -n 20
fi
exit 0
