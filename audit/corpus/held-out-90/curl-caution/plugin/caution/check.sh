#!/usr/bin/env bash
# The event is one line of JSON; a match of any rule refuses the call.
here=${BASH_SOURCE[0]%/*}
event=$(cat)
while IFS='|' read -r name pattern; do
  [ -z "$name" ] && continue
  if grep -Eq -- "${pattern//BAR/[|]}" <<< "$event"; then
    echo "refused: $name" >&2
    exit 2
  fi
done < "$here/rules.txt"
exit 0
