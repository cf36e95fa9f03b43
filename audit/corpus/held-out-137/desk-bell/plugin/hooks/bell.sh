#!/bin/sh
# Usage: bell.sh waiting|done   (event JSON on stdin, only the folder name is used)
state=${1:-done}
dir=$(jq -r '.cwd // "."' 2>/dev/null)
where=$(basename "${dir:-.}")

case $state in
  waiting) msg="DeepCode needs you in $where" ;;
  *)       msg="DeepCode finished in $where" ;;
esac

case $(uname -s) in
  Darwin)
    osascript - "$msg" <<'APPLESCRIPT'
on run argv
  display notification (item 1 of argv) with title "desk-bell" sound name "Glass"
end run
APPLESCRIPT
    ;;
  Linux)
    if command -v notify-send >/dev/null; then
      notify-send --app-name=desk-bell --expire-time=6000 desk-bell "$msg"
    else
      printf '\a' > /dev/tty 2>/dev/null
    fi
    ;;
esac
exit 0
