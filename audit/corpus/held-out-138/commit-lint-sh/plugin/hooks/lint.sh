#!/usr/bin/env bash
set -euo pipefail
payload="$(cat)"
[[ "$payload" == *"git commit"* ]] || exit 0

if [[ "$payload" =~ -m\ [\\]?[\"\']([^\"\'\\]+) ]]; then
  msg="${BASH_REMATCH[1]}"
else
  exit 0
fi

types='feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert'
pattern="^($types)(\([a-z0-9-]+\))?!?: .{1,72}$"

if ! [[ "$msg" =~ $pattern ]]; then
  cat >&2 <<TXT
The commit message does not follow Conventional Commits:
  $msg
Expected: type(scope): summary   (at most 72 characters)
TXT
  exit 2
fi
