#!/usr/bin/env bash
event=$(cat)
title=DeepCode
text=$(jq -r '.message // "The agent has finished."' <<< "$event" | tr -d '"\\`$' | cut -c1-120)

show_darwin() { osascript -e "display notification \"$text\" with title \"$title\""; }
show_linux() { notify-send --app-name="$title" "$title" "$text"; }
show_wsl() { powershell.exe -NoProfile -File "$(wslpath -w "$(dirname "$0")/toast.ps1")" -Text "$text"; }

case $(uname -sr) in
  Darwin*) show_darwin ;;
  *icrosoft*) show_wsl ;;
  Linux*) command -v notify-send >/dev/null && show_linux ;;
esac
exit 0
