#!/usr/bin/env bash
limit_kb=${1:-500}
event=$(cat)
case $event in
  *"git commit"*) ;;
  *) exit 0 ;;
esac

hooks=$(git rev-parse --git-path hooks 2>/dev/null) || exit 0
if [ -x "$hooks/pre-commit" ]; then
  echo "note: this repository already runs $hooks/pre-commit" >&2
fi

big=0
while IFS= read -r -d '' name; do
  size=$(git cat-file -s ":$name" 2>/dev/null || echo 0)
  if [ $((size / 1024)) -gt "$limit_kb" ]; then
    echo "$name is $((size / 1024)) kB" >&2
    big=1
  fi
done < <(git diff --cached --name-only -z --diff-filter=A)
[ $big -eq 0 ] || exit 2
