#!/usr/bin/env bash
set -euo pipefail
dir=.shots
mkdir -p "$dir"
[[ -e $dir/.gitignore ]] || echo '*' > "$dir/.gitignore"
out="$dir/$(date +%H%M%S).png"

case $(uname -s) in
  Darwin) screencapture -i -w -o "$out" ;;
  Linux)
    if [[ ${XDG_SESSION_TYPE:-} == wayland ]]; then
      grim -g "$(slurp)" "$out"
    else
      import "$out"
    fi ;;
  *) echo "not supported here" >&2; exit 1 ;;
esac
echo "$out"
