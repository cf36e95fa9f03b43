#!/bin/sh
# prints e.g. "node 22.3.0 · go 1.22.1"
table=$(dirname "$0")/tools.tab
out=
while read -r marker tool flag; do
  case $marker in '#'*|'') continue ;; esac
  [ -e "$marker" ] || continue
  case $tool in node|go|rustc|python3|ruby) ;; *) continue ;; esac
  command -v "$tool" >/dev/null 2>&1 || continue
  v=$("$tool" "$flag" 2>/dev/null | head -n 1 | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
  out="$out${out:+ · }$tool $v"
done <"$table"
printf '%s' "$out" | cut -c1-120
