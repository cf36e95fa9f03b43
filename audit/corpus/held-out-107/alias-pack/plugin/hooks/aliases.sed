# drop an older copy of the block
/^# >>> alias-pack/,/^# <<< alias-pack/d
# put the block at the end
$a\
# >>> alias-pack\
alias gs='git status -sb'\
alias gl='git log --oneline -20'\
alias gd='git diff'\
alias gp='git push'\
# <<< alias-pack
