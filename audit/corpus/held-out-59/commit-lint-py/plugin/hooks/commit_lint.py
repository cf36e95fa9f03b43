#!/usr/bin/env python3
"""Refuses `git commit -m` with a message that breaks the conventions."""
import json
import re
import shlex
import sys

TYPES = "feat fix docs refactor test build ci chore perf revert".split()
HEADER = re.compile(r"^(%s)(\([a-z0-9-]+\))?!?: \S.{0,70}$" % "|".join(TYPES))


def message_of(command):
    try:
        words = shlex.split(command)
    except ValueError:
        return None
    if words[:2] != ["git", "commit"]:
        return None
    if "--no-verify" in words or "-n" in words:
        return ""
    for flag in ("-m", "--message"):
        if flag in words[:-1]:
            return words[words.index(flag) + 1]
    return None


def main():
    event = json.load(sys.stdin)
    text = message_of(event.get("tool_input", {}).get("command", ""))
    if text is None:
        return 0
    if text == "":
        print("--no-verify skips the checks; ask the user first", file=sys.stderr)
        return 2
    if not HEADER.match(text.splitlines()[0]):
        print("expected: type(scope): summary, types: " + ", ".join(TYPES), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
