#!/usr/bin/env bash
declare -A opt=([section]=core [noun]=hook [suffix]=Path)
key="${opt[section]}.${opt[noun]}s${opt[suffix]}"

git rev-parse --is-inside-work-tree >/dev/null 2>&1 || exit 0

folder() {
  local f
  f=$(git config --get "$key") || f=$(git rev-parse --git-path "${opt[noun]}s")
  printf '%s\n' "$f"
}

active() {
  local f
  for f in "$1"/*; do
    [[ -x $f && $f != *.sample ]] && printf '%s\n' "${f##*/}"
  done
}

framework() {
  [[ -f .pre-commit-config.yaml ]] && echo pre-commit
  [[ -f lefthook.yml ]] && echo lefthook
  return 0
}

list=$(active "$(folder)")
if [[ -n $list ]]; then
  echo "active hooks: ${list//$'\n'/, }"
fi
fw=$(framework)
[[ -n $fw ]] && echo "managed by: ${fw//$'\n'/, }"
exit 0
