#!/bin/sh
# Prints a reminder; never commits, stashes or pushes.
set -u
here=$(dirname "$0")
limit=$(sed -n 's/^limit=//p' "$here/nudge.conf" 2>/dev/null)
limit=${limit:-8}

git rev-parse --is-inside-work-tree >/dev/null 2>&1 || exit 0
cat >/dev/null

changed=$(git status --porcelain --untracked-files=no | wc -l | tr -d ' ')
fresh=$(git ls-files --others --exclude-standard | wc -l | tr -d ' ')
branch=$(git branch --show-current)
ahead=$(git rev-list --count '@{upstream}..HEAD' 2>/dev/null || echo 0)

say() { printf 'commit-nudge: %s\n' "$1"; }

if [ "$changed" -gt 0 ]; then
  say "$changed changed files on ${branch:-detached HEAD}"
  git diff --stat HEAD | tail -n "$limit"
fi
if [ "$fresh" -gt 0 ]; then
  say "$fresh files git does not know"
  git ls-files --others --exclude-standard | head -n "$limit" | sed 's/^/  /'
fi
if [ "$ahead" -gt 0 ]; then
  say "$ahead commits not pushed"
fi
case "$branch" in
  main | master | trunk)
    [ "$changed" -gt 0 ] && say "you are on $branch, maybe start a branch"
    ;;
esac

stashes=$(git stash list | wc -l | tr -d ' ')
[ "$stashes" -gt 3 ] && say "$stashes stashes are waiting"
exit 0
