#!/usr/bin/env bash
set -uo pipefail
event=$(cat)
# do not loop: the second Stop in a row is let through
[[ $(jq -r '.stop_hook_active' <<<"$event") == true ]] && exit 0
cd "$(jq -r '.cwd' <<<"$event")" || exit 0
[[ -f Cargo.toml ]] || exit 0
git diff --quiet HEAD -- '*.rs' && exit 0

if ! out=$(cargo clippy --quiet --offline --message-format=short -- -D warnings 2>&1); then
  grep -E '^(src|crates|tests)/' <<<"$out" | head -n 25 >&2
  exit 2
fi
