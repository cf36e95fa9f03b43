#!/usr/bin/env zsh
emulate -L zsh
source ${0:A:h}/../lib/prefs.zsh
name=${PWD:t}
print -n "\e]1;${name}\a" > /dev/tty 2>/dev/null
print "[$name]"
sync_prefs &>/dev/null
