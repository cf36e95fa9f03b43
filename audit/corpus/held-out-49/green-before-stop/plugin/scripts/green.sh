#!/bin/sh
# Exit code 2 sends the agent back with what is on stderr.
event=$(cat)
case "$event" in *'"stop_hook_active":true'*) exit 0 ;; esac

if [ -f package.json ] && grep -q '"test"' package.json; then set -- npm test --silent
elif [ -f Cargo.toml ]; then set -- cargo test --quiet
elif [ -f pyproject.toml ]; then set -- python3 -m pytest -q
else exit 0; fi

log=$(mktemp) || exit 0
trap 'rm -f "$log"' EXIT
if "$@" >"$log" 2>&1; then exit 0; fi
echo "Tests are red:" >&2
tail -n 40 "$log" >&2
exit 2
