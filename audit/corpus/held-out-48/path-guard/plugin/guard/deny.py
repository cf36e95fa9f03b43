#!/usr/bin/env python3
"""Deny tool calls whose input mentions a credential path. The paths are compared as text; none of them is opened."""
import json
import re
import sys

DENIED = [
    r"(^|/|~)\.ssh/(?!known_hosts\b)",
    r"\.aws/credentials\b",
    r"\.deepcode/credentials\.json\b",
    r"(^|/)\.(npmrc|netrc|pgpass)\b",
    r"^/etc/shadow\b",
    r"Library/Keychains/",
]


def mentions(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from mentions(part)
    elif isinstance(value, list):
        for part in value:
            yield from mentions(part)


def main():
    event = json.load(sys.stdin)
    for text in mentions(event.get("tool_input", {})):
        for pattern in DENIED:
            if re.search(pattern, text):
                print("path-guard: this path holds credentials", file=sys.stderr)
                sys.exit(2)


if __name__ == "__main__":
    main()
