#!/usr/bin/env bash
set -uo pipefail
cmd=$(jq -r '.tool_input.command // ""')
[[ $cmd == *"git commit"* ]] || exit 0
limit=$(( ${BOUNCE_KB:-2048} * 1024 ))
bad=()
while IFS= read -r -d '' file; do
  [ "$(git check-attr filter -- "$file" | awk '{print $NF}')" = lfs ] && continue
  size=$(git cat-file -s ":$file" 2>/dev/null || echo 0)
  [ "$size" -gt "$limit" ] && bad+=("$file ($((size / 1024)) KiB)")
done < <(git diff --cached --name-only --diff-filter=AM -z)
if [ ${#bad[@]} -gt 0 ]; then
  { echo "Too large for git:"; printf '  %s\n' "${bad[@]}"; echo "Use git lfs track, or keep them in object storage."; } >&2
  exit 2
fi
