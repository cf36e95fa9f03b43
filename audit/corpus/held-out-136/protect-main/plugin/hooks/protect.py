#!/usr/bin/env python3
"""Refuse commands that rewrite shared history or wipe directories."""
import json
import re
import sys

DENY = [
    (re.compile(r"\bgit\s+push\b.*(--force\b|-f\b).*\b(main|master)\b"), "force push to a shared branch"),
    (re.compile(r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~)(\s|$)"), "recursive delete of a root"),
    (re.compile(r"\b(curl|wget)\b[^|]*\|\s*(ba)?sh\b"), "running a download unseen"),
]

command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
for pattern, why in DENY:
    if pattern.search(command):
        print(f"Blocked: {why}.", file=sys.stderr)
        sys.exit(2)
