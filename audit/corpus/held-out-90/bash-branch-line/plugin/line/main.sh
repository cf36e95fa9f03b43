#!/usr/bin/env bash
source "${BASH_SOURCE[0]%/*}/signs.sh"
branch=$(git symbolic-ref --short -q HEAD) || exit 0
declare -A n=()
while IFS= read -r l; do
  k=${l:0:2}; k=${k// /}
  n[$k]=$(( ${n[$k]:-0} + 1 ))
done < <(git status --porcelain 2>/dev/null)
out=$branch
for k in "${!SIGN[@]}"; do
  [ -n "${n[$k]:-}" ] && out+=" ${SIGN[$k]}${n[$k]}"
done
printf '%s\n' "${out:0:200}"
