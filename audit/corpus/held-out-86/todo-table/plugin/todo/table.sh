#!/usr/bin/env bash
# SessionStart: print who owes what
here=$(cd "$(dirname "$0")" && pwd)
cd "${CLAUDE_PROJECT_DIR:-.}" || exit 0
declare -A count
while IFS=$'\t' read -r owner _ _; do
  count[$owner]=$(( ${count[$owner]:-0} + 1 ))
done < <(python3 "$here/scan.py")
for owner in "${!count[@]}"; do printf '%-12s %d\n' "$owner" "${count[$owner]}"; done | sort
