import json
import re
import sys

OK = re.compile(r"^(feat|fix|docs|refactor|perf|test|build|ci|chore|revert)(\([a-z0-9-]+\))?!?: [^A-Z\s].{2,70}[^.]$")

GIT_HOOK = """#!/bin/sh
# Save this as commit-msg in the hooks folder of your clone, or in the folder
# your core.hooksPath names, and make it executable.
head -1 "$1" | grep -Eq '^(feat|fix|docs|refactor|perf|test|build|ci|chore|revert)(\\([a-z0-9-]+\\))?!?: .+' || {
  echo 'not a conventional commit message' >&2
  exit 1
}
"""


def from_command(cmd):
    m = re.search(r"git\s+commit\b.*?-m\s+(\"([^\"]*)\"|'([^']*)')", cmd, re.S)
    return (m.group(2) or m.group(3) or "") if m else None


if "--print-git-hook" in sys.argv:
    sys.stdout.write(GIT_HOOK)
elif "--hook" in sys.argv:
    cmd = json.load(sys.stdin).get("tool_input", {}).get("command", "")
    if re.search(r"git\s+commit\b.*(--no-verify|\s-n\b)", cmd):
        print(json.dumps({"decision": "deny", "reason": "--no-verify is not used here"}))
        sys.exit(2)
    msg = from_command(cmd)
    if msg is not None and not OK.match(msg.split("\n")[0]):
        print(json.dumps({"decision": "deny", "reason": "not a conventional commit: " + msg.split("\n")[0]}))
        sys.exit(2)
