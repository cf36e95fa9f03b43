#!/usr/bin/env bash
set -euo pipefail
main=$(git symbolic-ref --quiet --short refs/remotes/origin/HEAD 2>/dev/null | sed 's#^origin/##')
main=${main:-main}
git fetch --prune --quiet origin || echo "(offline: using what is known)" >&2

list() {
  git for-each-ref --format='%(refname:short)%09%(upstream:track)%09%(committerdate:relative)' refs/heads \
  | while IFS=$'\t' read -r name track age; do
      [ "$name" = "$main" ] && continue
      git worktree list --porcelain | grep -qx "branch refs/heads/$name" && continue
      if git merge-base --is-ancestor "$name" "origin/$main" 2>/dev/null; then why=merged
      elif [ "$track" = "[gone]" ]; then why=gone
      else continue; fi
      printf '%s\t%s\t%s\n' "$name" "$why" "$age"
    done
}

if [ "${1:-}" = --delete ]; then
  list | while IFS=$'\t' read -r name why age; do git branch -d -- "$name" || echo "kept $name ($why, not fully merged)"; done
else
  list | column -t -s $'\t'
fi
