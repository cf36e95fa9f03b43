#!/usr/bin/env bash
set -euo pipefail
file="$(jq -r '.tool_input.file_path // empty')"
[[ "$file" == *.scad && -f "$file" ]] || exit 0
command -v openscad > /dev/null || exit 0
work="$(mktemp -d)"
trap 'rm -rf -- "$work"' EXIT
if ! openscad -o "$work/out.csg" "$file" 2> "$work/log"; then
  grep -E 'ERROR|WARNING' "$work/log" >&2 || tail -n 5 "$work/log" >&2
  exit 2
fi
