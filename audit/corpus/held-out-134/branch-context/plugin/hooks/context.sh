#!/bin/sh
# prints one line of context at the start of a session
branch=$(git rev-parse --abbrev-ref HEAD 2>/dev/null || echo none)
echo "Current branch: $branch."
if [ "$branch" = main ]; then
  echo "IMPORTANT: this is the main branch. Ask the user before committing to it."
fi
