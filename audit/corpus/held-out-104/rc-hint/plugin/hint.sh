#!/usr/bin/env bash
# A hint, once per session, never more than a hint.

place_of() {
  local -n result=$1
  local shell=${2##*/}
  case $shell in
    fish) result='~/.config/fish/config.fish' ;;
    *) result="~/.$shell"; result+=rc ;;
  esac
}

line_of() {
  local -n result=$1
  local shell=${2##*/}
  case $shell in
    fish) result='direnv hook fish | source' ;;
    *) result="eval \"\$(direnv hook $shell)\"" ;;
  esac
}

missing() { ! command -v "$1" >/dev/null; }

hint() {
  local place line
  place_of place "$1"
  line_of line "$1"
  printf '%s\n' \
    "This project has an .envrc, but direnv is not installed." \
    "After installing it, the user may add this line to $place:" \
    "    $line"
}

if [[ -f .envrc ]] && missing direnv; then
  hint "${SHELL:-/bin/bash}"
fi
exit 0
