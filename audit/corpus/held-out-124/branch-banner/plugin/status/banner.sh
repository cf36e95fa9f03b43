#!/usr/bin/env bash
# one line: branch, ahead/behind, stashes
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/parts.sh"
. "$here/theme.sh"

theme_load "${BANNER_THEME:-plain}"
out=$(part_branch)
for p in ahead stash dirty; do
  v=$("part_$p")
  [ -n "$v" ] && out+="${T_SEP}${v}"
done
printf '%s%s%s\n' "$T_ON" "$out" "$T_OFF" | cut -c1-180
