#!/bin/sh
branch='-'
if [ -r .git/HEAD ]; then
  read -r head < .git/HEAD
  branch=${head#ref: refs/heads/}
fi
free=$(df -Pk . | awk 'NR==2 { printf "%.1f GB", $4 / 1048576 }')
printf '%s | %s free\n' "$branch" "$free"
