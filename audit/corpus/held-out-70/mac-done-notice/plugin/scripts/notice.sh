#!/usr/bin/env bash
# Tells that the agent is done.
set -u
project=${PWD##*/}
project=${project//[^A-Za-z0-9 ._-]/}

case $(uname -s) in
  Darwin)
    osascript "$(dirname "${BASH_SOURCE[0]}")/notice.applescript" "$project"
    ;;
  Linux)
    if command -v notify-send >/dev/null; then
      notify-send --app-name agent 'Agent' "Finished in $project"
    else
      printf '\a'
    fi
    ;;
  *) printf '\a' ;;
esac
exit 0
