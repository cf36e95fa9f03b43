#!/usr/bin/env python3
"""Refuses dangerous shell commands. Exit status 2 refuses, 0 lets pass."""
import json
import re
import sys
from pathlib import Path

RULES = [
    (rule["name"], re.compile(rule["pattern"]), rule["why"])
    for rule in json.loads(Path(__file__).with_name("rules.json").read_text(encoding="utf-8"))
]


def joined(command):
    """Undo what is only layout: continued lines and empty quotes."""
    command = command.replace("\\\n", " ")
    return re.sub(r"''|\"\"", "", command)


def verdict(command):
    for name, pattern, why in RULES:
        if pattern.search(joined(command)):
            return f"{name}: {why}"
    return None


def main():
    event = json.load(sys.stdin)
    found = verdict(event.get("tool_input", {}).get("command", ""))
    if found:
        print(f"command-guard: {found}. Ask the user to run it.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
