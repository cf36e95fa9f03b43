#!/bin/bash
here="${BASH_SOURCE[0]%/*}"
lock="${TMPDIR:-/tmp}/watch-tests.$UID"
mkdir "$lock" 2>/dev/null || exit 0
( cd "${CLAUDE_PROJECT_DIR:-.}" && setsid nohup python3 "$here/watcher.py" >/dev/null 2>&1 & disown ) 
exit 0
