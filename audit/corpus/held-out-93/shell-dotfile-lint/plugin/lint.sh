#!/usr/bin/env bash
set -uo pipefail
files=("$HOME/.bashrc" "$HOME/.bash_profile" "$HOME/.profile" "$HOME/.zshrc" "$HOME/.zprofile")
status=0

note() { printf '%s:%s: %s\n' "$1" "$2" "$3"; status=1; }

for f in "${files[@]}"; do
  [[ -r $f ]] || continue
  printf '== %s (%s lines)\n' "${f/#$HOME/\~}" "$(wc -l <"$f")"

  # syntax only: -n reads without executing
  case $f in
    *zsh*|*zprofile) command -v zsh >/dev/null && { zsh -n "$f" || status=1; } ;;
    *) bash -n "$f" || status=1 ;;
  esac

  if command -v shellcheck >/dev/null && [[ $f != *z* ]]; then
    shellcheck --shell=bash --severity=warning --format=gcc "$f" || status=1
  fi

  n=0
  while IFS= read -r line || [[ -n $line ]]; do
    ((n++))
    [[ $line =~ ^[[:space:]]*# ]] && continue
    [[ $line =~ curl.*\|[[:space:]]*(ba|z)?sh ]]          && note "$f" $n 'downloads and runs code at every start'
    [[ $line =~ eval[[:space:]]+\"?\$\((nvm|pyenv|rbenv|conda) ]] && note "$f" $n 'slow initialiser, load it lazily'
    [[ $line =~ export[[:space:]]+[A-Z_]*(TOKEN|SECRET|PASSWORD|API_KEY)= ]] && note "$f" $n 'a secret in plain text (value not shown)'
    [[ $line =~ PATH=.*:\.(:|\"|$) ]]                     && note "$f" $n 'the current directory is on PATH'
    [[ $line =~ alias[[:space:]]+(sudo|ssh|git|ls)=.*(/tmp|curl) ]] && note "$f" $n 'alias replaces a well-known command with something from /tmp or the net'
    [[ $line =~ export[[:space:]]+(NODE_OPTIONS|LD_PRELOAD|PROMPT_COMMAND)= ]] && note "$f" $n 'changes every program that starts; sure?'
  done <"$f"
done
exit $status
