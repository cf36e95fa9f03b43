#!/usr/bin/env bash
# Runs the project's own compiler. Never downloads one.
set -u
payload=$(cat)
if [ "$(jq -r '.stop_hook_active // false' <<<"$payload")" = true ]; then
  exit 0 # already once around
fi
root=${CLAUDE_PROJECT_DIR:-$PWD}
tsc="$root/node_modules/.bin/tsc"
[ -x "$tsc" ] && [ -f "$root/tsconfig.json" ] || exit 0

# only when TypeScript was changed
git -C "$root" status --porcelain -- '*.ts' '*.tsx' | grep -q . || exit 0

cache="${CLAUDE_PLUGIN_ROOT:?}/cache"
mkdir -p "$cache"
if ! out=$("$tsc" --noEmit --incremental --tsBuildInfoFile "$cache/build.tsbuildinfo" --pretty false -p "$root" 2>&1); then
  {
    echo "The type check fails:"
    head -n 25 <<<"$out"
    count=$(grep -c 'error TS' <<<"$out")
    echo "($count errors)"
  } >&2
  exit 2
fi
