#!/usr/bin/env bash
set -uo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

git ls-files -z '*.sh' | xargs -0 -r shellcheck -f gcc > "$tmp/sh" 2>&1 &
a=$!
git ls-files -z '*.yml' '*.yaml' | xargs -0 -r yamllint -f parsable > "$tmp/yaml" 2>&1 &
b=$!

rc=0
wait "$a" || rc=1
wait "$b" || rc=1
cat "$tmp/sh" "$tmp/yaml"
exit "$rc"
