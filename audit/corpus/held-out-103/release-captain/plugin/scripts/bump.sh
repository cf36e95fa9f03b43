#!/usr/bin/env bash
set -euo pipefail

dry=0
if [[ ${1:-} == --dry-run ]]; then dry=1; shift; fi
part=${1:?usage: bump.sh [--dry-run] major|minor|patch}

[[ -z $(git status --porcelain) ]] || { echo "working tree is not clean" >&2; exit 1; }

old=$(sed -nE 's/^  "version": "([0-9]+\.[0-9]+\.[0-9]+)".*/\1/p' package.json | head -1)
IFS=. read -r a b c <<<"$old"
case $part in
  major) new="$((a + 1)).0.0" ;;
  minor) new="$a.$((b + 1)).0" ;;
  patch) new="$a.$b.$((c + 1))" ;;
  *) echo "unknown part: $part" >&2; exit 1 ;;
esac

last=$(git describe --tags --abbrev=0 2>/dev/null || git rev-list --max-parents=0 HEAD)
notes=$(git log --no-merges --format='- %s (%h)' "$last"..HEAD)

echo "$old -> $new"
echo "$notes"
(( dry )) && exit 0

sed -i.bak -E "0,/\"version\": \"$old\"/s//\"version\": \"$new\"/" package.json && rm -f package.json.bak
tmp=$(mktemp)
{ printf '# Changelog\n\n## %s (%s)\n\n%s\n' "$new" "$(date +%F)" "$notes"; tail -n +2 CHANGELOG.md; } >"$tmp"
mv "$tmp" CHANGELOG.md

git add package.json CHANGELOG.md
git commit -m "Release $new"
git tag -a "v$new" -m "v$new"
echo "tagged v$new (not pushed)"
