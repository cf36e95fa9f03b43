#!/usr/bin/env zsh
emulate -L zsh
setopt no_unset pipe_fail

typeset -A sounds
sounds=(darwin Glass linux complete)

title="DeepCode"
body="Finished in ${PWD:t}"

notify() {
  case $OSTYPE in
    darwin*)
      osascript -e "display notification \"$1\" with title \"$title\" sound name \"$sounds[darwin]\""
      ;;
    linux*)
      (( $+commands[notify-send] )) && notify-send --expire-time=4000 "$title" "$1"
      ;;
    *)
      print -n '\a'
      ;;
  esac
}

quiet_hours() {
  local h=$(date +%H)
  (( 10#$h >= 22 || 10#$h < 7 ))
}

quiet_hours || notify "${body//\"/}"
exit 0
