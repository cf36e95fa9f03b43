#!/bin/sh
# read-only
set -eu
. "$(dirname "$0")/names.sh"
top=$(git rev-parse --git-dir)
path=$(git config --get core.hooksPath || true)
if [ -n "$path" ]; then
  echo "core.hooksPath = $path (hooks in $top/hooks are ignored)"
else
  path=$top/hooks
fi
for n in $HOOKS; do
  f=$path/$n
  [ -e "$f" ] || continue
  if [ -x "$f" ]; then state=active; else state="not executable"; fi
  printf '%-20s %-16s %s\n' "$n" "$state" "$(head -n1 "$f")"
done
ls "$path" 2>/dev/null | grep -v '\.sample$' | while read -r n; do
  case " $HOOKS " in *" $n "*) ;; *) echo "$n is not a name git knows" ;; esac
done
