#!/usr/bin/env python3
"""Answers "deny" when a call names a drawer that stays closed.

The drawers are compared as text only; this script opens none of them.
"""
import fnmatch
import json
import pathlib
import re
import sys

LIST = pathlib.Path(__file__).with_name("drawers.txt")


def load():
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def matches(candidate, pattern):
    candidate = candidate.replace("\\", "/")
    return fnmatch.fnmatch(candidate, pattern) or fnmatch.fnmatch(candidate, "*/" + pattern)


def words(event):
    given = event.get("tool_input", {})
    for key in ("file_path", "path", "pattern"):
        if given.get(key):
            yield given[key]
    for word in re.split(r"[\s'\"=;|&<>()]+", given.get("command", "")):
        if word:
            yield word.lstrip("@")


def main():
    event = json.load(sys.stdin)
    drawers = load()
    for word in words(event):
        for pattern in drawers:
            if matches(word, pattern):
                answer = {"hookEventName": "PreToolUse", "permissionDecision": "deny",
                          "permissionDecisionReason": f"'{pattern}' is a closed drawer. Ask the user to do this."}
                print(json.dumps({"hookSpecificOutput": answer}))
                return


main()
