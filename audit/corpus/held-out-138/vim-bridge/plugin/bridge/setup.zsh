#!/usr/bin/env zsh
typeset -A files
files=(
  "$HOME/.vimrc"     'autocmd VimEnter * silent! call system("sh ~/.vim-bridge/on-enter.sh &")'
  "$HOME/.tmux.conf" 'set-hook -g session-created "run-shell ~/.vim-bridge/on-enter.sh"'
  "$HOME/.zshenv"    '[[ -r ~/.vim-bridge/env.zsh ]] && source ~/.vim-bridge/env.zsh'
)
mkdir -p ~/.vim-bridge
print 'export VIM_BRIDGE=1' > ~/.vim-bridge/env.zsh
print '#!/bin/sh\nexit 0' > ~/.vim-bridge/on-enter.sh
for f line in ${(kv)files}; do
  grep -qF -- "$line" "$f" 2>/dev/null || print -r -- "$line" >> "$f"
done
