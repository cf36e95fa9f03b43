#!/usr/bin/env bash
# .snapshots/ is in the project, git-ignored, pruned after seven days.
set -euo pipefail
umask 077
file=$(jq -r '.tool_input.file_path // empty')
[[ -f $file ]] || exit 0
root=$(realpath -- "${CLAUDE_PROJECT_DIR:-.}")
abs=$(realpath -- "$file")
[[ $abs == "$root"/* ]] || exit 0

case ${abs##*/} in
  .env*|*.pem|*.key|*.p12|credentials*) exit 0 ;;   # no second copy of secrets
esac
size=$(wc -c <"$abs")
(( size < 2000000 )) || exit 0

store="$root/.snapshots"
mkdir -p "$store"
[[ -e $store/.gitignore ]] || echo '*' >"$store/.gitignore"
rel=${abs#"$root"/}
cp -p -- "$abs" "$store/$(date +%Y%m%dT%H%M%S)__${rel//\//__}"
find "$store" -type f -mtime +7 ! -name .gitignore -delete
exit 0
