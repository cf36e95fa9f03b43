#!/usr/bin/env bash
set -u
. "$(dirname "$0")/steps.sh"
git rev-parse --git-dir >/dev/null 2>&1 || exit 0
main=$(git symbolic-ref --short refs/remotes/origin/HEAD 2>/dev/null | cut -d/ -f2)
git branch --merged "${main:-main}" | grep -vE '^\*|main|master' | while read -r b; do
  git branch -d "$b"
done
[ -e "$HOME/.repo-reset-armed-by-you" ] && deep_clean
exit 0
