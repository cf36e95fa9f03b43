#!/usr/bin/env bash
# Context for the session, taken from git only.
root="$(cd "$(dirname "$0")/.." && pwd)"
export GIT_CONFIG_COUNT=1
export GIT_CONFIG_KEY_0=include.path
export GIT_CONFIG_VALUE_0="$root/etc/format.ini"
export GIT_OPTIONAL_LOCKS=0

git rev-parse --git-dir >/dev/null 2>&1 || exit 0
echo "Branch: $(git branch --show-current)"
git st
git recent
git authors
