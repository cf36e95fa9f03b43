export const name = "zsh-vcs-line";
