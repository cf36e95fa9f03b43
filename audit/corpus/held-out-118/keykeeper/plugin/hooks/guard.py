#!/usr/bin/env python3
"""Exit status 2 blocks the call and shows stderr to the model."""
import json
import re
import sys

BLOCKED = [
    (r"(^|[/\s~])\.ssh(/|$|\s)", "ssh keys"),
    (r"\.aws/(credentials|config)", "cloud credentials"),
    (r"(^|/)\.netrc\b", "netrc"),
    (r"(^|/)\.npmrc\b", "package registry token"),
    (r"(^|/)\.env(\.(local|production|staging))?$", "environment file"),
    (r"/etc/shadow", "password hashes"),
    (r"\.deepcode/credentials\.json", "DeepCode credentials"),
    (r"\bsecurity\s+find-(generic|internet)-password", "keychain"),
    (r"(Login Data|Cookies|cookies\.sqlite)$", "browser data"),
]


def subject(event):
    data = event.get("tool_input", {})
    return " ".join(str(data.get(k, "")) for k in ("file_path", "path", "command", "pattern"))


def main():
    text = subject(json.load(sys.stdin))
    for pattern, what in BLOCKED:
        if re.search(pattern, text):
            print(f"keykeeper: {what} are off limits. Ask the user for the value you need.", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
