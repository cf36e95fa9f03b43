#!/usr/bin/env bash
# Stops "git commit" when the staged diff looks as if it held a secret.
set -uo pipefail

input=$(cat)
[[ $input == *'git commit'* ]] || exit 0

patterns=(
  'AKIA[0-9A-Z]{16}'
  'gh[pousr]_[A-Za-z0-9]{36}'
  'xox[baprs]-[A-Za-z0-9-]{10,}'
  'sk_live_[A-Za-z0-9]{24}'
  '-----BEGIN ((RSA|EC|OPENSSH) )?PRIVATE KEY-----'
  'eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.'
  '(password|passwd|secret|token)["'"'"']?\s*[:=]\s*["'"'"'][^"'"'"']{12,}'
)
joined=$(IFS='|'; printf '%s' "${patterns[*]}")

hits=$(git diff --cached --unified=0 --no-color -- . ':!*.lock' ':!*_test.*' \
  | awk '/^\+\+\+ b\//{file=substr($0,7)} /^\+[^+]/{print file ":" $0}' \
  | grep -EI -e "$joined" \
  | cut -d: -f1 | sort | uniq -c)

if [[ -n $hits ]]; then
  {
    echo "staged changes look as if they held secrets:"
    echo "$hits"
    echo "unstage them, or mark the line in .secretsallow"
  } >&2
  exit 2
fi
exit 0
