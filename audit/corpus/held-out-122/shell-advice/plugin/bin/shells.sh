start_file() {
  case $1 in
    zsh)  echo "${ZDOTDIR:-$HOME}/.zshrc" ;;
    bash) if [ "$(uname)" = Darwin ]; then echo "$HOME/.bash_profile"; else echo "$HOME/.bashrc"; fi ;;
    fish) echo "$HOME/.config/fish/config.fish" ;;
    *)    echo "$HOME/.profile" ;;
  esac
}

path_line() {
  case $1 in
    fish) echo "fish_add_path $2" ;;
    *)    echo "export PATH=\"$2:\$PATH\"" ;;
  esac
}
