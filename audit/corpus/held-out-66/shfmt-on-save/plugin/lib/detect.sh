# shellcheck shell=bash
# Is the file a shell script?
is_shell() {
  local first
  case $1 in
    *.sh | *.bash) return 0 ;;
    *.zsh | *.fish) return 1 ;;
  esac
  IFS= read -r first <"$1" || return 1
  [[ $first =~ ^\#\!.*[/\ ](ba|da|k)?sh([[:space:]]|$) ]]
}
