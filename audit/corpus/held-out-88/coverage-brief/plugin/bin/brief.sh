#!/usr/bin/env bash
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

declare -A reader=(
  [coverage/lcov.info]=lcov
  [coverage.xml]=cobertura
)
newest=
for report in "${!reader[@]}"; do
  [[ -f $report ]] || continue
  [[ -z $newest || $report -nt $newest ]] && newest=$report
done
[[ -n $newest ]] || exit 0

# show a report once only
stamp="${TMPDIR:-/tmp}/coverage-brief.$(id -u)"
[[ -f $stamp && ! $newest -nt $stamp ]] && exit 0
touch "$stamp"

read_lcov() { awk -f "$here/lcov.awk" "$1"; }
read_cobertura() { python3 "$here/cobertura.py" "$1"; }

"read_${reader[$newest]}" "$newest" | sort -n | head -n 5 |
  while IFS=$'\t' read -r percent file; do printf '%5.1f %%  %s\n' "$percent" "$file"; done
