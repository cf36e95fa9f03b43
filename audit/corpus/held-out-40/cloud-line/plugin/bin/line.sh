#!/bin/sh
# e.g. "main* | py:.venv | kube:staging/web"
branch="$(git symbolic-ref --short -q HEAD 2>/dev/null)"
[ -n "$branch" ] && { git diff --quiet --ignore-submodules 2>/dev/null || branch="$branch*"; }
line="${branch:-no branch}"

[ -d .venv ] && line="$line | py:.venv"

if command -v kubectl >/dev/null 2>&1; then
  ctx="$(kubectl config current-context 2>/dev/null)"
  ns="$(kubectl config view --minify -o 'jsonpath={..namespace}' 2>/dev/null)"
  [ -n "$ctx" ] && line="$line | kube:$ctx/${ns:-default}"
fi
printf '%.190s\n' "$line"
