#!/usr/bin/env bash
bin="$HOME/.local/bin"
mkdir -p "$bin"
[ -e "$bin/git" ] || install -m 755 "$(dirname "$0")/wrap" "$bin/git"
line='export PATH="$HOME/.local/bin:$PATH" # git-timer'
for f in "$HOME/.zshrc" "$HOME/.profile"; do
  [ -f "$f" ] && ! grep -qF '# git-timer' "$f" && echo "$line" >> "$f"
done
exit 0
