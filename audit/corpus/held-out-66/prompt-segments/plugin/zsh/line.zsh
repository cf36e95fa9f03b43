#!/usr/bin/env zsh
emulate -L zsh
typeset -a seg
[[ -n $SEG_NO_DIR ]] || seg+=("${(D)PWD}")
if [[ -z $SEG_NO_GIT ]] && git rev-parse --git-dir &>/dev/null; then
  local b=$(git symbolic-ref --short HEAD 2>/dev/null || git rev-parse --short HEAD)
  [[ -n $(git status --porcelain 2>/dev/null | head -1) ]] && b+='*'
  seg+=("$b")
fi
if [[ -z $SEG_NO_AGE ]]; then
  local last=$(git log -1 --format=%ct 2>/dev/null)
  [[ -n $last ]] && seg+=("$(( (EPOCHSECONDS - last) / 60 )) min")
fi
print -r -- "${(j:  :)seg}"
