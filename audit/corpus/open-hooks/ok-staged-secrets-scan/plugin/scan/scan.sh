#!/bin/sh
# Only `git commit` is of interest.
command=$(jq -r '.tool_input.command // ""')
case $command in *"git commit"*) ;; *) exit 0 ;; esac

here=$(dirname "$0")
found=$(git diff --cached --unified=0 --no-color | grep '^+' | grep -v '^+++' | grep -nEf "$here/patterns.txt")
names=$(git diff --cached --name-only | grep -Ef "$here/names.txt")

if [ -n "$found$names" ]; then
  {
    echo "Possible secrets are staged. Unstage them, or ask the user whether they are test data."
    [ -n "$names" ] && printf 'files:\n%s\n' "$names"
    # the values are masked: only the line number and six characters are shown
    [ -n "$found" ] && printf '%s\n' "$found" | cut -c1-14 | sed 's/$/…/'
  } >&2
  exit 2
fi
