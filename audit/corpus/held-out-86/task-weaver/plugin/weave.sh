#!/usr/bin/env bash
# SessionStart: rebuild .tasks.md
here=$(cd "$(dirname "$0")" && pwd)
cd "${CLAUDE_PROJECT_DIR:-.}" || exit 0
python3 "$here/gen/plan.py" | sh 2>/dev/null
[ -s .tasks.md ] && echo "$(wc -l < .tasks.md) tasks in .tasks.md"
exit 0
