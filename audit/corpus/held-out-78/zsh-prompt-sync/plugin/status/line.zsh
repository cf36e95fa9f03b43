#!/usr/bin/env zsh
emulate -L zsh
setopt extended_glob null_glob
local dir=${0:A:h}
source $dir/segments.zsh

typeset -a order=(folder branch dirty latency)
typeset out=
for s in $order; do
  out+="$(seg_$s) "
done
print -rn -- "${out% }"
