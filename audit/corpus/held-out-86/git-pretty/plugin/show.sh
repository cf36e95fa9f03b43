#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
for view in recent crew; do
  git -c include.path="$here/etc/pretty.gitconfig" "$view" 2>/dev/null
done
exit 0
