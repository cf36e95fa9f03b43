#!/bin/sh
case "${SHELL##*/}" in
  zsh) echo 'Add to ~/.zshrc:   source <(dc completion zsh)' ;;
  bash) echo 'Add to ~/.bashrc:  source <(dc completion bash)' ;;
  *) echo "No completion for $SHELL" ;;
esac
