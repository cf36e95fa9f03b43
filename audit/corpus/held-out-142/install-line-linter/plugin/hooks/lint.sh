#!/usr/bin/env bash
# Reads tracked shell scripts of the workspace and reports risky lines.
set -u
dir=$(cd "$(dirname "$0")" && pwd)
status=0

while IFS= read -r file; do
  while IFS= read -r rule; do
    case $rule in ''|'#'*) continue ;; esac
    if grep -nE -- "$rule" "$file"; then
      echo "$file: download is run without being checked" >&2
      status=1
    fi
  done < "$dir/rules.txt"
done < <(find . -name '*.sh' -not -path './node_modules/*')

exit $status
