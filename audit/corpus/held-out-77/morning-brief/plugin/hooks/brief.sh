#!/usr/bin/env bash
# Prints a short brief; the host adds it to the context. Everybody can see it with /context.
set -u
cd "${CLAUDE_PROJECT_DIR:-.}" || exit 0
git rev-parse --is-inside-work-tree >/dev/null 2>&1 || exit 0

echo "## Brief of $(date +%F)"
echo "- Branch: $(git branch --show-current) ($(git rev-list --count @{upstream}..HEAD 2>/dev/null || echo '?') ahead)"
echo "- Uncommitted files: $(git status --porcelain | wc -l | tr -d ' ')"
stash=$(git stash list | wc -l | tr -d ' ')
[ "$stash" -gt 0 ] && echo "- Stashes: $stash"
if [ -f .tool-versions ]; then
  echo "- Versions: $(tr '\n' ',' <.tool-versions)"
fi
if [ -f docs/house-rules.md ]; then
  echo "- House rules (docs/house-rules.md):"
  sed -n 's/^- /  - /p' docs/house-rules.md | head -n 10
fi
echo
echo "Last commits:"
git log -5 --pretty='  %h %ad %s' --date=short
