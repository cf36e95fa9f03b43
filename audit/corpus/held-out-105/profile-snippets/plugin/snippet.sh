#!/bin/sh
# Prints; never writes. Redirecting it somewhere is your decision.
shell=${1:-bash}
case "$shell" in
  bash) file='~/.bashrc' ;;
  zsh) file='~/.zshrc' ;;
  fish) file='~/.config/fish/config.fish' ;;
  *) echo "unknown shell $shell" >&2; exit 2 ;;
esac
echo "# Add these lines to $file:"
if [ "$shell" = fish ]; then
  cat <<'FISH'
fish_add_path $HOME/.local/bin
command -q kubectl; and kubectl completion fish | source
alias k kubectl
FISH
else
  cat <<POSIX
export PATH="\$HOME/.local/bin:\$PATH"
command -v kubectl >/dev/null && . <(kubectl completion $shell)
command -v terraform >/dev/null && complete -C terraform terraform
alias k=kubectl
alias tf=terraform
POSIX
fi
echo "# then: exec $shell"
