#!/bin/sh
# Prints one short line. Must finish fast, so only cheap git commands.
set -u
here=$(dirname "$0")
max=120

git rev-parse --git-dir >/dev/null 2>&1 || { echo "no repository"; exit 0; }
dir=$(git rev-parse --git-dir)
branch=$(git symbolic-ref --quiet --short HEAD || git rev-parse --short HEAD)

kind=""
while IFS='=' read -r prefix label; do
  case "$prefix" in '' | '#'*) continue ;; esac
  case "$branch" in
    "$prefix"*) kind=$label; break ;;
  esac
done <"$here/prefixes.conf"

ticket=$(printf '%s' "$branch" | sed -n 's/.*\([A-Z][A-Z]*-[0-9][0-9]*\).*/\1/p')

mark=""
git diff --quiet --ignore-submodules 2>/dev/null || mark="$mark*"
git diff --cached --quiet --ignore-submodules 2>/dev/null || mark="$mark+"

state=""
[ -d "$dir/rebase-merge" ] && state=" rebasing"
[ -d "$dir/rebase-apply" ] && state=" rebasing"
[ -f "$dir/MERGE_HEAD" ] && state=" merging"
[ -f "$dir/BISECT_LOG" ] && state=" bisecting"

counts=$(git rev-list --left-right --count '@{upstream}...HEAD' 2>/dev/null || echo "0	0")
behind=$(printf '%s' "$counts" | cut -f1)
ahead=$(printf '%s' "$counts" | cut -f2)
arrows=""
[ "$ahead" != 0 ] && arrows=" ^$ahead"
[ "$behind" != 0 ] && arrows="$arrows v$behind"

printf '%s%s%s%s%s%s\n' "${kind:+[$kind] }" "$branch" "$mark" "${ticket:+ ($ticket)}" "$arrows" "$state" | cut -c1-"$max"
