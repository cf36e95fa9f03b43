#!/bin/sh
# Lists the packages of the dotfiles folder and whether stow would run into a conflict.
set -eu
dir=${1:-"$HOME/dotfiles"}
cd "$dir"
for pkg in */; do
  pkg=${pkg%/}
  if stow --simulate --target="$HOME" "$pkg" 2>/dev/null; then
    printf '%-16s ok\n' "$pkg"
  else
    printf '%-16s conflict\n' "$pkg"
  fi
done
