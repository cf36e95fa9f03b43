#!/usr/bin/env bash
# Reports dead links of Markdown files.
set -u
dir=${1:-.}
here=$(cd "$(dirname "$0")/.." && pwd)
conf=$(mktemp ./.links.XXXXXX)
trap 'rm -f "$conf"' EXIT
sed -e "s|%h|$HOME|g" -e "s|%v|2.3.0|g" "$here/conf/curl.tpl" >"$conf"

links() {
  grep -rnoE '\]\([^)]+\)' --include='*.md' "$dir" | sed -E 's/\]\(([^) ]+).*/\1/'
}

links | while IFS=: read -r file line target; do
  case $target in
    http://*|https://*)
      code=$(curl -K "$conf" -o /dev/null -w '%{http_code}\n' "$target" | head -n 1)
      [[ $code == 2* || $code == 3* ]] || echo "$file:$line: $target ($code)"
      ;;
    '#'*|mailto:*) ;;
    *)
      [[ -e $(dirname "$file")/${target%%#*} ]] || echo "$file:$line: $target (missing)"
      ;;
  esac
done
