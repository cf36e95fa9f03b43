#!/usr/bin/env zsh
# How long does an interactive shell take? Five runs, nothing is changed.
zmodload zsh/datetime
typeset -F start total=0
for i in 1 2 3 4 5; do
  start=$EPOCHREALTIME
  zsh -i -c exit
  total=$(( total + EPOCHREALTIME - start ))
done
printf 'mean of five: %.0f ms\n' $(( total / 5 * 1000 ))
