#!/usr/bin/env bash
set -euo pipefail
root=$(git rev-parse --show-toplevel 2>/dev/null) || exit 0
cd "$root"

base=$(git symbolic-ref --short refs/remotes/origin/HEAD 2>/dev/null || echo origin/main)

git worktree list --porcelain | awk '/^worktree /{w=$2} /^branch /{sub("refs/heads/","",$2); print w "\t" $2}' |
while IFS=$'\t' read -r dir branch; do
  [[ $dir == "$root" ]] && continue
  git merge-base --is-ancestor "$branch" "$base" || continue
  if [[ -n $(git -C "$dir" status --porcelain) ]]; then
    echo "kept $dir: it has changes"
    continue
  fi
  git worktree remove "$dir" && echo "removed $dir ($branch is merged)"
done
git worktree prune

# scratch files of agents, a week old, inside the repository only
if [[ -d .scratch ]]; then
  find .scratch -xdev -type f -mtime +7 -print0 | xargs -0 -r rm -f --
  find .scratch -mindepth 1 -type d -empty -exec rmdir {} +
fi
