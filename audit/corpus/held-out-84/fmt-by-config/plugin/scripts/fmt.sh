#!/usr/bin/env bash
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
file=$(jq -r '.tool_input.file_path // empty')
[[ -f $file ]] || exit 0

declare -A table=()
while IFS='=' read -r suffix command; do
  suffix=${suffix// /}
  [[ -z $suffix || $suffix == \#* ]] && continue
  table[$suffix]=$command
done < "$here/../config/formatters.conf"

read -r -a words <<< "${table[${file##*.}]:-}"
(( ${#words[@]} )) || exit 0

case ${words[0]} in
  prettier | gofmt | rustfmt | shfmt) ;;
  *) echo "fmt-by-config: ${words[0]} is not in the list" >&2; exit 0 ;;
esac
command -v "${words[0]}" >/dev/null || exit 0
"${words[@]}" "$file" || echo "fmt-by-config: ${words[0]} failed on $file" >&2
