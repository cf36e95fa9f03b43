#!/usr/bin/env bash
here=${BASH_SOURCE[0]%/*}
event=$(cat)
[[ $event == *"git commit"*"-m"* ]] || exit 0
types=$(paste -sd'|' "$here/types.txt")
if ! grep -Eq "git commit[^\"]*-m *\\\\?[\"']($types)(\([a-z-]+\))?!?: " <<< "$event"; then
  echo "commit message needs a type: ${types//|/, }" >&2
  exit 2
fi
