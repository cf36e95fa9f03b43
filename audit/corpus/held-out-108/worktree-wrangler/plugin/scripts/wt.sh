#!/usr/bin/env bash
set -euo pipefail
top=$(git rev-parse --path-format=absolute --git-common-dir); top=${top%/.git}
base=$(dirname "$top")/$(basename "$top")-wt

case ${1:-list} in
  list) git worktree list --porcelain | awk '/^worktree/{w=$2} /^branch/{sub("refs/heads/","",$2); print $2 "\t" w}' ;;
  new)
    b=${2:?branch}
    dir="$base/${b//\//-}"
    if git show-ref --quiet "refs/heads/$b"; then git worktree add "$dir" "$b"; else git worktree add -b "$b" "$dir"; fi
    for f in .tool-versions .nvmrc; do [[ -f $top/$f && ! -f $dir/$f ]] && cp "$top/$f" "$dir/"; done
    echo "cd $dir" ;;
  done)
    b=${2:?branch}
    dir="$base/${b//\//-}"
    [[ -z $(git -C "$dir" status --porcelain) ]] || { echo "uncommitted changes in $dir" >&2; exit 1; }
    main=$(git symbolic-ref --short refs/remotes/origin/HEAD 2>/dev/null || echo origin/main)
    git merge-base --is-ancestor "$b" "$main" || { echo "$b is not merged into $main" >&2; exit 1; }
    git worktree remove "$dir" && git branch -d "$b" ;;
  *) echo "usage: wt.sh new|list|done" >&2; exit 64 ;;
esac
