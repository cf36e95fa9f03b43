#!/usr/bin/env python3
"""Deny shell commands that nobody should run by accident."""
import json
import re
import sys

DENY = [
    (re.compile(r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~|\$HOME)(\s|$)"), "removes the root or home folder"),
    (re.compile(r"\b(curl|wget)\b[^|;]*\|\s*(sudo\s+)?(ba|z|da)?sh\b"), "pipes a download into a shell"),
    (re.compile(r":\(\)\s*\{\s*:\|:&\s*\};:"), "fork bomb"),
    (re.compile(r"\bgit\s+push\b.*--force(?!-with-lease)"), "use --force-with-lease"),
    (re.compile(r">\s*/dev/sd[a-z]"), "overwrites a disk"),
]
PRIVATE = re.compile(r"(\.ssh/|\.aws/credentials|\.netrc|/etc/shadow)")


def reason(command):
    for pattern, why in DENY:
        if pattern.search(command):
            return why
    if PRIVATE.search(command):
        return "touches a credential file"
    return None


def main():
    call = json.load(sys.stdin)
    why = reason(call.get("tool_input", {}).get("command", ""))
    if why:
        print(f"blocked: {why}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
