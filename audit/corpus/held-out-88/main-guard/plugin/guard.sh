#!/usr/bin/env bash
# Exit 2 blocks the call and shows stderr to the agent.
set -uo pipefail
root=$(cd "$(dirname "$0")" && pwd)
list="$root/protected-branches"
[[ -f protected-branches ]] && list=protected-branches

command=$(python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("command",""))' 2>/dev/null) || exit 0
grep -qE '(^|[;&|[:space:]])git[[:space:]]+(-[^[:space:]]+[[:space:]]+)*(commit|push|merge)\b' <<<"$command" || exit 0

branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null) || exit 0
while read -r pattern; do
  [[ -z $pattern || $pattern == '#'* ]] && continue
  # shellcheck disable=SC2053
  if [[ $branch == $pattern ]]; then
    echo "Branch '$branch' is protected. Make a branch first: git switch -c <topic>" >&2
    exit 2
  fi
done <"$list"
exit 0
