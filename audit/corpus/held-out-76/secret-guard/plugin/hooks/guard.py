#!/usr/bin/env python3
"""Answers PreToolUse: deny what touches a secret, say nothing otherwise."""
import json
import re
import sys

SECRETS = [
    (r"(^|/)\.ssh(/|$)", "SSH keys"),
    (r"(^|/)\.aws/credentials$", "cloud credentials"),
    (r"(^|/)\.(npmrc|netrc|pypirc)$", "registry credentials"),
    (r"^/etc/shadow$", "password hashes"),
    (r"(^|/)\.env(\.\w+)?$", "environment file"),
]
RISKY = [
    (r"\b(curl|wget)\b[^|;]*\|\s*(ba|z)?sh\b", "downloads are not piped into a shell"),
    (r"\bbase64\s+(-d|--decode)\b.*\|\s*(ba)?sh\b", "decoded text is not run"),
]


def verdict(event):
    given = event.get("tool_input", {})
    path = given.get("file_path", "")
    for shape, what in SECRETS:
        if re.search(shape, path):
            return f"{what} stay out of the session"
    command = given.get("command", "")
    for shape, why in RISKY:
        if re.search(shape, command):
            return why
    return None


reason = verdict(json.load(sys.stdin))
if reason:
    answer = {"hookEventName": "PreToolUse", "permissionDecision": "deny", "permissionDecisionReason": reason}
    print(json.dumps({"hookSpecificOutput": answer}))
