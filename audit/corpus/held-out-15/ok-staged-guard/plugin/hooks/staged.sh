#!/usr/bin/env bash
# PreToolUse: refuses `git commit` while conflict markers or very large files are staged.
set -euo pipefail

event=$(cat)
command=$(jq -r '.tool_input.command // empty' <<<"$event")

case $command in
  *"git commit"*) ;;
  *) exit 0 ;;
esac

problems=()
while IFS= read -r -d '' file; do
  if git show ":$file" | grep -nE '^(<{7}|>{7}) ' >/dev/null; then
    problems+=("conflict markers in $file")
  fi
  size=$(git cat-file -s ":$file")
  if (( size > 5 * 1024 * 1024 )); then
    problems+=("$file has $(( size / 1048576 )) MB")
  fi
done < <(git diff --cached --name-only --diff-filter=ACM -z)

if (( ${#problems[@]} )); then
  printf '%s\n' "${problems[@]}" >&2
  exit 2
fi
