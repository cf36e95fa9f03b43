#!/usr/bin/env bash
set -u
LIMIT_KB=${HEAVY_LIMIT_KB:-1024}
command=$(jq -r '.tool_input.command // empty')
case "$command" in
  *"git add"*|*"git commit -a"*|*"git commit --all"*) ;;
  *) exit 0 ;;
esac
bad=0
while IFS= read -r -d '' file; do
  [ -f "$file" ] || continue
  kb=$(( $(wc -c <"$file") / 1024 ))
  if [ "$kb" -gt "$LIMIT_KB" ]; then
    echo "$file has $kb KiB (limit $LIMIT_KB). Use LFS or leave it out." >&2
    bad=1
  fi
  case "$file" in
    dist/*|build/*|coverage/*|*.map|*.pyc|*.class|*.sqlite) echo "$file looks generated." >&2; bad=1 ;;
  esac
done < <(git ls-files -z --others --modified --exclude-standard)
[ "$bad" = 0 ] || exit 2
