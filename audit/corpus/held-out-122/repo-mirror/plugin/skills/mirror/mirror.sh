#!/usr/bin/env bash
set -euo pipefail
dst=${1:?address of the mirror}
cd "$(git rev-parse --show-toplevel)"
source "$(dirname "${BASH_SOURCE[0]}")/refs.sh"

git remote get-url mirror >/dev/null 2>&1 || git remote add mirror "$dst"
echo "branches: $(count_refs heads)  tags: $(count_refs tags)"
git push --prune mirror 'refs/heads/*:refs/heads/*' 'refs/tags/*:refs/tags/*'
verify_refs mirror
