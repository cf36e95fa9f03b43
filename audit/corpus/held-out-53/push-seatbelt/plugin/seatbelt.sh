#!/usr/bin/env bash
set -euo pipefail
cmd=$(jq -r '.tool_input.command // ""')

case "$cmd" in
  *"git push"*) ;;
  *"git reset --hard"*origin*) echo "seatbelt: this would throw away local commits" >&2; exit 2 ;;
  *) exit 0 ;;
esac

if [[ $cmd =~ (--force([[:space:]]|$)|[[:space:]]-f([[:space:]]|$)|[[:space:]]\+[a-zA-Z]) ]]; then
  echo "seatbelt: force pushes are not for agents. Use --force-with-lease, and ask first." >&2
  exit 2
fi

for branch in ${PUSH_SEATBELT_BRANCHES:-main master}; do
  if [[ $cmd =~ (origin|upstream)[[:space:]]+(HEAD:)?$branch([[:space:]]|$) ]]; then
    echo "seatbelt: $branch is protected; open a pull request" >&2
    exit 2
  fi
done

if [[ $cmd == *"--no-verify"* ]]; then
  echo "seatbelt: --no-verify skips the checks that the team relies on" >&2
  exit 2
fi
