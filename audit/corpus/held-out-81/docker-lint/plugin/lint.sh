#!/bin/sh
file=$(jq -r '.tool_input.file_path // empty')
case "${file##*/}" in
  Dockerfile|Dockerfile.*|*.dockerfile) ;;
  *) exit 0 ;;
esac
[ -f "$file" ] || exit 0
awk -f "$(dirname "$0")/rules.awk" "$file" >&2 || exit 2
