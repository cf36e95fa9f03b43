#!/usr/bin/env zsh
emulate -L zsh
typeset folder=${1:-bin}
typeset -a names=( $folder/*(N.x:t) )

if (( $#names == 0 )); then
  print "No executable scripts in $folder."
  exit 0
fi

print "Add these lines to your ~/.zshrc:"
print
print -r -- "  autoload -Uz compinit && compinit"
for name in $names; do
  print -r -- "  compdef _gnu_generic $name"
done
print
print "Then open a new terminal, or run: source ~/.zshrc"
