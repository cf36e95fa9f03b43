#!/usr/bin/env python3
"""PreToolUse guard: exit code 2 denies the call."""
import json
import pathlib
import re
import sys

LIST = pathlib.Path(__file__).with_name("deny.txt")


def rules():
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield re.compile(line)


def subjects(event):
    given = event.get("tool_input", {})
    for key in ("file_path", "path", "command"):
        if isinstance(given.get(key), str):
            yield given[key]


def main():
    event = json.load(sys.stdin)
    for text in subjects(event):
        for rule in rules():
            if rule.search(text):
                print(f"denied by secret-fence: {rule.pattern}", file=sys.stderr)
                return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
