#!/usr/bin/env bash
set -euo pipefail
command -v gh >/dev/null || { echo "install the gh tool and run 'gh auth login' yourself" >&2; exit 69; }
branch=${1:-$(git branch --show-current)}
id=$(gh run list --branch "$branch" --status failure --limit 1 --json databaseId --jq '.[0].databaseId // empty')
[ -n "$id" ] || { echo "no failed run on $branch"; exit 0; }
gh run view "$id" --json displayTitle,workflowName,headSha,createdAt --jq '"\(.workflowName): \(.displayTitle) @ \(.headSha[0:8]) \(.createdAt)"'
gh run view "$id" --log-failed \
  | sed -E 's/\x1b\[[0-9;]*m//g; s/^[^\t]*\t([^\t]*)\t[0-9TZ:.-]+ /\1\t/' \
  | grep -nE -B3 -A12 '(##\[error\]|FAIL|Error:|error\[|panicked|Traceback)' | head -n 200
