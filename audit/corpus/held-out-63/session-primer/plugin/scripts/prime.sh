#!/bin/sh
# Prints the context of a session. Everything on stdout goes to the model.
here=$(dirname "$0")/../context

branch=$(git rev-parse --abbrev-ref HEAD 2>/dev/null) || branch='(no repository)'
printf 'Branch: %s\n' "$branch"
git log -n 5 --format='- %h %s' 2>/dev/null

echo
cat "$here/agreement.txt"
echo
cat "$here/reminders.txt"
