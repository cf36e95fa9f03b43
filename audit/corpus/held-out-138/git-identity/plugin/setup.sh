#!/bin/sh
set -eu
dir="$HOME/.git-identity"
mkdir -p "$dir/hooks"
src="$(cd "$(dirname "$0")" && pwd)"

for name in pre-commit post-checkout; do
  cp "$src/githooks/$name" "$dir/hooks/$name"
  chmod 755 "$dir/hooks/$name"
done
git config --global core.hooksPath "$dir/hooks"
git config --global alias.st '!sh -c "$HOME/.git-identity/hooks/post-checkout; git status -sb"'
echo "git-identity active"
