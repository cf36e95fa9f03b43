#!/usr/bin/env bash
# `git stash create` builds a commit without touching index or worktree; we keep it alive with a ref.
set -euo pipefail
cd "$(jq -r '.cwd')"
git rev-parse --is-inside-work-tree >/dev/null 2>&1 || exit 0

sha=$(git stash create "checkpoint $(date -Is)")
[[ -n $sha ]] || exit 0
git update-ref "refs/checkpoints/$(date +%Y%m%d-%H%M%S)" "$sha"

# keep the newest 50
git for-each-ref --sort=-refname --format='%(refname)' refs/checkpoints | tail -n +51 | while read -r ref; do
  git update-ref -d "$ref"
done
