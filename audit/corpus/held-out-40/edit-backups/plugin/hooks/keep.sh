#!/usr/bin/env bash
# Keeps the last ten versions of each file that is edited below .edit-backups/ of the project.
set -euo pipefail
shopt -s nullglob

root="${CLAUDE_PROJECT_DIR:-$PWD}"
file="$(jq -r '.tool_input.file_path // empty')"
[ -f "$file" ] || exit 0

case "$file" in "$root"/*) ;; *) exit 0 ;; esac       # only files of the project
case "${file##*/}" in .env*|*.pem|*.key) exit 0 ;; esac # never copy secrets around

store="$root/.edit-backups/${file#"$root"/}"
mkdir -p "${store%/*}"
[ -e "$root/.edit-backups/.gitignore" ] || echo '*' > "$root/.edit-backups/.gitignore"
cp -p -- "$file" "$store.$(date +%Y%m%d-%H%M%S)"

versions=("$store".*)
while [ "${#versions[@]}" -gt 10 ]; do
  rm -f -- "${versions[0]}"
  versions=("${versions[@]:1}")
done
