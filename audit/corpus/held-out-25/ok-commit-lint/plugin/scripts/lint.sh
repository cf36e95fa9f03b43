#!/bin/sh
# Reads the event from standard input and looks at the subject of a commit.
event=$(cat)
subject=$(printf '%s' "$event" | sed -n 's/.*commit -m \\"\([^"\\]*\).*/\1/p')

[ -n "$subject" ] || exit 0

if [ "${#subject}" -gt 72 ]; then
  echo "the subject has ${#subject} characters; 72 are the limit" >&2
  exit 2
fi

if printf '%s' "$subject" | grep -qi 'wip'; then
  echo "finish the work first" >&2
  exit 2
fi
exit 0
