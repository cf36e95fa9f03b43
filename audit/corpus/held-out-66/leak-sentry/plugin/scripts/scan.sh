#!/usr/bin/env bash
# Refuses commits with secrets in the staged changes.
set -uo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
command=$(jq -r '.tool_input.command // empty')
[[ $command == *'git commit'* ]] || exit 0

allow=/dev/null
[[ -f .leak-sentry-allow ]] && allow=.leak-sentry-allow
hits=()

while IFS= read -r name; do
  grep -qEf "$allow" <<<"$name" && continue
  if grep -qEf "$root/patterns/names.txt" <<<"$name"; then
    hits+=("$name: this file should not be committed")
    continue
  fi
  n=$(git diff --cached -U0 -- "$name" | grep -E '^\+[^+]' | grep -cEf "$root/patterns/content.txt")
  ((n)) && hits+=("$name: $n line(s) which look like a secret")
done < <(git diff --cached --name-only --diff-filter=ACM)

((${#hits[@]})) || exit 0
printf 'leak-sentry: %s\n' "${hits[@]}" >&2
exit 2
