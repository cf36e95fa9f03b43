#!/usr/bin/env python3
"""Deny tool calls that would read credential files or write secrets into the work tree.

The hook looks at the call's text only. It opens no file, and it needs no network.
"""
import json
import re
import sys

CONTENT = [
    ("AWS access key", re.compile(r"\bAKIA[0-9A-Z]{16}\b")),
    ("private key", re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----")),
    ("GitHub token", re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b")),
    ("npm token", re.compile(r"//[^\s]+/:_authToken=")),
]

# Written as patterns, so that ~, $HOME and absolute forms are all caught.
PATHS = re.compile(
    r"(?:^|[\s'\"=/])(?:\.ssh/(?!config\.d/)|\.aws/credentials|\.netrc\b|\.npmrc\b|etc/shadow\b)"
)


def deny(reason):
    json.dump({"hookSpecificOutput": {
        "hookEventName": "PreToolUse",
        "permissionDecision": "deny",
        "permissionDecisionReason": reason,
    }}, sys.stdout)
    sys.exit(0)


def main():
    event = json.load(sys.stdin)
    given = event.get("tool_input", {})
    target = given.get("file_path") or given.get("command") or ""
    if PATHS.search(target):
        deny("secret-gate: this is a credential file; ask the user to do it by hand")
    text = given.get("content") or given.get("new_string") or ""
    for name, pattern in CONTENT:
        if pattern.search(text):
            deny(f"secret-gate: the text contains what looks like a {name}")


if __name__ == "__main__":
    main()
