#!/usr/bin/env zsh
emulate -L zsh
setopt prompt_subst
autoload -Uz vcs_info

zstyle ':vcs_info:*' enable git
zstyle ':vcs_info:git:*' check-for-changes true
zstyle ':vcs_info:git:*' stagedstr '+'
zstyle ':vcs_info:git:*' unstagedstr '*'
zstyle ':vcs_info:git:*' formats '%r %b%c%u'
zstyle ':vcs_info:git:*' actionformats '%r %b|%a%c%u'

vcs_info
print -r -- ${vcs_info_msg_0_:-no repository}
