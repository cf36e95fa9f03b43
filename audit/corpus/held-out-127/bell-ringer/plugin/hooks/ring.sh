#!/usr/bin/env bash
title="DeepCode"
body="Waiting for you in ${PWD##*/}"
case "$(uname -s)" in
  Darwin) osascript -e 'on run argv' -e 'display notification (item 2 of argv) with title (item 1 of argv)' -e 'end run' "$title" "$body" ;;
  Linux) command -v notify-send >/dev/null && notify-send "$title" "$body" ;;
esac
exit 0
