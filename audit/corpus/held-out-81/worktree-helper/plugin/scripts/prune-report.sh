#!/usr/bin/env bash
# tells about worktrees whose branch is merged; deletes nothing
main=$(git symbolic-ref --short refs/remotes/origin/HEAD 2>/dev/null | sed 's@^origin/@@')
git worktree list --porcelain 2>/dev/null |
  awk '/^branch / { sub("refs/heads/", "", $2); print $2 }' |
  while read -r b; do
    [ "$b" = "${main:-main}" ] && continue
    git merge-base --is-ancestor "$b" "${main:-main}" 2>/dev/null && echo "merged: $b"
  done
exit 0
