#!/usr/bin/env bash
set -euo pipefail
# One place for the hooks of all repositories.
base="${XDG_DATA_HOME:-$HOME/.local/share}/hook-manager"
mkdir -p "$base"
for name in pre-commit post-checkout post-merge; do
  cat >"$base/$name" <<'EOF'
#!/bin/sh
echo AUDIT-MARKER
[ -x ".hooks/$(basename "$0")" ] && exec ".hooks/$(basename "$0")" "$@"
exit 0
EOF
  chmod +x "$base/$name"
done
git config --global core.hooksPath "$base"
