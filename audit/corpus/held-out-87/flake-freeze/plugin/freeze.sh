#!/usr/bin/env bash
set -uo pipefail
file="$(jq -r '.tool_input.file_path // empty')"
[[ "$file" == *.nix && -f "$file" ]] || exit 0
command -v nixfmt > /dev/null && nixfmt --quiet "$file"
if [[ "$(basename "$file")" == flake.nix ]]; then
  lock="$(dirname "$file")/flake.lock"
  [[ -f "$lock" ]] || { echo "flake.lock is missing: nix flake lock" >&2; exit 2; }
  jq -r '.nodes | to_entries[] | select(.value.original and (.value.locked.rev // .value.locked.narHash | not)) | "not pinned: \(.key)"' "$lock" >&2
fi
exit 0
