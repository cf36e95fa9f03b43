#!/usr/bin/env python3
import json
import re
import sys

PATTERNS = [
    (re.compile(r"(^|[/\s'\"=])\.env(\.(local|production|staging))?($|[\s'\"])"), "an .env file"),
    (re.compile(r"\.ssh/(id_[a-z0-9]+|.*\.pem)(?!\.pub)\b"), "a private SSH key"),
    (re.compile(r"\.aws/credentials\b"), "AWS credentials"),
    (re.compile(r"(^|/)\.(npmrc|netrc|pypirc)\b"), "a registry token file"),
    (re.compile(r"/etc/shadow\b"), "the password database"),
]


def subject(event):
    given = event.get("tool_input", {})
    return " ".join(str(given.get(key, "")) for key in ("file_path", "path", "pattern", "command"))


event = json.load(sys.stdin)
text = subject(event)
for pattern, what in PATTERNS:
    if pattern.search(text):
        print(f"env-file-guard: this call touches {what}. Ask the user for the value's NAME, never for the value.", file=sys.stderr)
        sys.exit(2)
