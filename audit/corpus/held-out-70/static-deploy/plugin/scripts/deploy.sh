#!/usr/bin/env bash
set -euo pipefail

declare -A host=(
  [staging]=deploy@staging.example.com:/srv/www/site/
  [live]=deploy@www.example.com:/srv/www/site/
)
dry=
[[ ${1:-} == --dry ]] && { dry=1; shift; }
target=${1:?staging or live}
to=${host[$target]:?unknown target}

[[ -d dist && -f dist/index.html ]] || { echo "dist/ is not built" >&2; exit 1; }
[[ -z $(git status --porcelain) ]] || { echo "uncommitted changes" >&2; exit 1; }

args=(-az --delete-after --itemize-changes --exclude '.well-known/')
rsync "${args[@]}" --dry-run dist/ "$to"
[[ -n $dry ]] && exit 0

if [[ $target == live ]]; then
  read -rp "Type the host to go on: " typed
  [[ $typed == www.example.com ]] || exit 1
fi
rsync "${args[@]}" dist/ "$to"
git tag -f "deployed-$target"
