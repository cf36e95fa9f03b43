#!/usr/bin/env bash
# Archives the project that we are in, and nothing else.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
root=$(git rev-parse --show-toplevel)
cd "$root"
mkdir -p .snapshots
name=.snapshots/$(date +%Y%m%d-%H%M%S).tar.gz
tar --exclude-vcs --exclude-from "$here/exclude.txt" -czf "$name" .
gzip -t "$name"

mapfile -t old < <(ls -1t .snapshots/*.tar.gz | tail -n +11)
((${#old[@]})) && rm -- "${old[@]}"
du -h "$name"
