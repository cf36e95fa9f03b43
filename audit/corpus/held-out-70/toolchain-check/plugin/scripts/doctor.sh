#!/bin/sh
# Prints a table and hints. Changes nothing.
set -u
missing=0

need() { # tool, least version, hint
  if v=$("$1" --version 2>/dev/null | head -n 1); then
    printf '%-8s ok       %s\n' "$1" "$v"
  else
    printf '%-8s missing  %s\n' "$1" "$3"
    missing=$((missing + 1))
  fi
}

need git 2.40 'use the package manager of your system'
need node 20 'see docs/node.md'
need just 1.20 'cargo install just --locked'

case ":$PATH:" in
  *":$HOME/.local/bin:"*) ;;
  *)
    cat <<'HINT'

~/.local/bin is not on your PATH. If you want it there, add this line to ~/.bashrc or ~/.zshrc:

    export PATH="$HOME/.local/bin:$PATH"

HINT
    ;;
esac
exit "$missing"
