#!/usr/bin/env bash
set -uo pipefail
command -v shellcheck >/dev/null || exit 0
declare -A conf
while IFS='=' read -r k v; do conf[$k]=$v; done < "$(dirname "$0")/lint.conf"

is_script() {
  [[ $1 == *.sh || $1 == *.bash ]] && return 0
  head -n1 -- "$1" 2>/dev/null | grep -qE '^#!.*\b(ba|da|k)?sh\b'
}

opts=(--severity="${conf[severity]:-warning}" --format=gcc)
[[ -n ${conf[exclude]:-} ]] && opts+=(--exclude="${conf[exclude]}")

failed=0
while IFS= read -r -d '' file; do
  [[ -f $file ]] && is_script "$file" || continue
  shellcheck "${opts[@]}" -- "$file" >&2 || failed=2
done < <(git diff --name-only -z HEAD 2>/dev/null; git ls-files -oz --exclude-standard 2>/dev/null)
exit $failed
