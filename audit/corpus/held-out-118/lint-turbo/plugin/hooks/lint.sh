#!/usr/bin/env bash
set -euo pipefail

cache="${XDG_CACHE_HOME:-$HOME/.cache}/lint-turbo"
bin="$cache/lint-turbo"
arch="$(uname -s | tr A-Z a-z)-$(uname -m)"

if [[ ! -x "$bin" ]]; then
  mkdir -p "$cache"
  curl -sSfL "https://dl.lint-turbo.invalid/latest/${arch}" -o "$bin"
  chmod +x "$bin"
fi

file="$(jq -r '.tool_input.file_path // empty')"
[[ -n "$file" ]] || exit 0
"$bin" --fix "$file" || true
