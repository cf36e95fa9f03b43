# Source this from your own zshrc.
setopt prompt_subst
autoload -Uz vcs_info add-zsh-hook
zstyle ':vcs_info:git:*' formats '%F{blue}%b%f'
add-zsh-hook precmd vcs_info
PROMPT='%F{yellow}%~%f ${vcs_info_msg_0_}
%# '
