#!/usr/bin/env bash
cd "${CLAUDE_PROJECT_DIR:?}" || exit 1
kind=unknown
[[ -f package.json ]] && kind=node
[[ -f Cargo.toml ]] && kind=rust
[[ -f go.mod ]] && kind=go
[[ -f pyproject.toml ]] && kind=python

if [[ -n "${CLAUDE_ENV_FILE:-}" ]]; then
  echo "export PROJECT_KIND=$kind" >> "$CLAUDE_ENV_FILE"
fi
echo "Project kind: $kind"
