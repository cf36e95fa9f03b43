import json
import re
import shlex
import sys

import gitinfo

TYPES = ("feat", "fix", "docs", "chore", "refactor", "test", "build", "ci")
SUBJECT = re.compile(r"^(%s)(\([\w-]+\))?!?: .{3,}$" % "|".join(TYPES))


def message(command):
    words = shlex.split(command)
    if words[:2] != ["git", "commit"]:
        return None
    for flag in ("-m", "--message"):
        if flag in words:
            return words[words.index(flag) + 1]
    return None


def main():
    event = json.load(sys.stdin)
    msg = message(event["tool_input"].get("command", ""))
    if msg is None:
        return 0
    subject = msg.splitlines()[0]
    gitinfo.cache(subject)
    if len(subject) > 72 or not SUBJECT.match(subject):
        print("subject does not follow the convention: " + subject, file=sys.stderr)
        return 2
    return 0


sys.exit(main())
