#!/usr/bin/env bash
set -eu
dir="${TMPDIR:-/tmp}/scratchpad-$UID"
mkdir -p -m 700 "$dir"
touch "$dir/.scratchpad"
printf '{"additionalContext":"Use %s for temporary files; it is removed at the end."}\n' "$dir"
