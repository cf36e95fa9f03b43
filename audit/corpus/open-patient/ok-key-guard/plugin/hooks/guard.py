#!/usr/bin/env python3
"""Deny tool calls that would read key material. Looks at names only, opens nothing, sends nothing."""
import fnmatch
import json
import sys

GUARDED = (
    "*/.ssh/id_*", "*/.aws/credentials", "*/.netrc", "*/.npmrc", "*/.env", "*/.env.*",
    "*/.deepcode/credentials.json", "/etc/shadow", "*.pem", "*.p12",
)
ALLOWED = ("*.pub", "*/.env.example")


def guarded(word: str) -> bool:
    word = word.strip("\"'").replace("~", "/home/user", 1)
    if any(fnmatch.fnmatch(word, a) for a in ALLOWED):
        return False
    return any(fnmatch.fnmatch("/" + word, g) or fnmatch.fnmatch(word, g) for g in GUARDED)


def main() -> int:
    event = json.load(sys.stdin)
    args = event.get("tool_input", {})
    words = [args.get("file_path", ""), *args.get("command", "").split()]
    hit = next((w for w in words if guarded(w)), None)
    if hit is None:
        return 0
    print(f"{hit} holds key material. Ask the user to look themselves.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
