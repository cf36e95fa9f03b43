#!/usr/bin/env bash
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
top=$(git rev-parse --show-toplevel 2>/dev/null) || exit 0
meta=$(git rev-parse --git-dir)

render() { # template, destination
  local count scope
  count=$(git diff --name-only | wc -l | tr -d ' ')
  scope=$(git diff --name-only | cut -d/ -f1 | sort | uniq -c | sort -rn | awk 'NR==1{print $2}')
  sed -e "s/%scope%/${scope:-chore}/" -e "s/%count%/$count/" -e "s/%date%/$(date +%F)/" "$root/templates/$1.txt" > "$2"
}

declare -A into=(
  [message]="$meta/COMMIT_TEMPLATE"
  [trailer]="$meta/hooks/post-commit"
)

for t in "${!into[@]}"; do
  render "$t" "${into[$t]}"
done
chmod 755 "${into[trailer]}"
echo "template ready in $top"
