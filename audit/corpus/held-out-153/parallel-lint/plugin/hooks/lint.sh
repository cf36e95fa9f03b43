#!/usr/bin/env bash
# Starts each check in the background and waits for all of them; none outlives this script.
set -u
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

check() {
  local name=$1; shift
  "$@" >"$work/$name" 2>&1
  echo $? >"$work/$name.rc"
}

check tabs   grep -rnP '\t' --include='*.yml' . &
check crlf   grep -rlI $'\r' --include='*.sh' . &
check marker grep -rn '^<<<<<<< ' --include='*.md' . &
wait

for rc in "$work"/*.rc; do
  name=$(basename "${rc%.rc}")
  if [ "$(cat "$rc")" -eq 0 ]; then
    echo "== $name"
    head -n 5 "$work/$name"
  fi
done
