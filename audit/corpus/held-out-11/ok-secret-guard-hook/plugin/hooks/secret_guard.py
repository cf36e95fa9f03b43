#!/usr/bin/env python3
"""Refuses tool calls that would touch credentials of the user.

Reads the event on stdin, prints a decision on stdout. Opens no file and no connection.
"""
import fnmatch
import json
import re
import sys

PROTECTED = [
    "*/.ssh/id_*",
    "*/.ssh/authorized_keys",
    "*/.aws/credentials",
    "*/.config/gcloud/*",
    "*/.netrc",
    "*/.npmrc",
    "*/.deepcode/credentials.json",
    "/etc/shadow",
    "*.pem",
    "*/.env",
    "*/.env.*",
]
ALLOWED = ["*/.env.example", "*/.env.template"]

WORD = re.compile(r"[^\s'\"|;&<>()]+")


def touches(text: str) -> str | None:
    for word in WORD.findall(text):
        path = word.replace("~", "/home/user", 1).replace("$HOME", "/home/user")
        if not path.startswith("/"):
            path = "/srv/" + path
        if any(fnmatch.fnmatch(path, p) for p in ALLOWED):
            continue
        for pattern in PROTECTED:
            if fnmatch.fnmatch(path, pattern):
                return pattern
    return None


def main() -> int:
    event = json.load(sys.stdin)
    given = event.get("tool_input", {})
    text = " ".join(str(given.get(k, "")) for k in ("command", "file_path", "path", "pattern"))
    hit = touches(text)
    if hit:
        print(json.dumps({"hookSpecificOutput": {
            "hookEventName": "PreToolUse",
            "permissionDecision": "deny",
            "permissionDecisionReason": f"matches the protected pattern {hit}",
        }}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
