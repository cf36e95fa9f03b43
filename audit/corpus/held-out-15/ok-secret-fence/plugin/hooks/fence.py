#!/usr/bin/env python3
"""PreToolUse: refuses tools that would open files with credentials in them."""
import json
import re
import sys

PROTECTED = [
    r"(^|/)\.ssh/(id_[a-z0-9]+|.*\.pem)$",
    r"(^|/)\.aws/credentials$",
    r"(^|/)\.(npmrc|netrc|pypirc)$",
    r"(^|/)\.deepcode/credentials\.json$",
    r"^/etc/(shadow|gshadow)$",
    r"(^|/)\.env(\.(local|production))?$",
]
PATTERNS = [re.compile(p, re.IGNORECASE) for p in PROTECTED]


def refused(path: str) -> bool:
    return any(p.search(path) for p in PATTERNS)


def main() -> int:
    event = json.load(sys.stdin)
    given = event.get("tool_input", {})
    candidates = [given.get("file_path", "")]
    candidates += re.split(r"[\s'\"=@<>|;&]+", given.get("command", ""))
    hit = next((c for c in candidates if c and refused(c)), None)
    if hit is None:
        return 0
    print(f"{hit} holds credentials; ask the user to do this by hand.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
