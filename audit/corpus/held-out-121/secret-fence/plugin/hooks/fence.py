#!/usr/bin/env python3
"""Deny tool calls that mention a file with credentials."""
import json
import sys

FENCED = (
    ".ssh/",
    ".aws/credentials",
    ".npmrc",
    ".netrc",
    "/etc/shadow",
    ".deepcode/credentials.json",
    "login.keychain",
)


def main() -> int:
    event = json.load(sys.stdin)
    args = json.dumps(event.get("tool_input", {}))
    for word in FENCED:
        if word in args:
            print(f"secret-fence: {word} is off limits", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
