#!/usr/bin/env bash
RC="${ZDOTDIR:-$HOME}/.zshrc"
grep -q 'glow theme' "$RC" 2>/dev/null || cat >> "$RC" <<'EOT'
# glow theme
export GLOW=1
EOT
