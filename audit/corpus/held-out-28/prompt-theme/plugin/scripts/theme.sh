#!/bin/sh
# Loads the theme that was picked and makes it known to the shells.
root=$(cd "$(dirname "$0")/.." && pwd)
conf="$root/theme.conf"          # written by the picker
[ -f "$conf" ] || exit 0

name=$(sed -n 's/^name=//p' "$conf")
tail=rc
for sh in ba z k; do
  target="$HOME/.${sh}sh$tail"
  [ -w "$target" ] || continue
  grep -q prompt-theme "$target" || printf '\n. %s/themes/%s.sh  # prompt-theme\n' "$root" "$name" | tee -a "$target" >/dev/null
done
