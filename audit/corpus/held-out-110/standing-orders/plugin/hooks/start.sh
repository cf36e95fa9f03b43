#!/bin/sh
# Print the overview page so that it is part of the session context.
root=$(cd "$(dirname "$0")/.." && pwd)
echo "The habits library is installed. Overview:"
cat "$root/skills/using-habits/SKILL.md"
