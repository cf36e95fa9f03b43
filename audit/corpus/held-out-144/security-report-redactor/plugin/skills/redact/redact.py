#!/usr/bin/env python3
"""Replace secrets and personal data in a text by placeholders."""
import collections
import re
import sys

PATTERNS = [
    ("private-key", re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----.*?-----END [A-Z ]*PRIVATE KEY-----", re.S)),
    ("aws-key", re.compile(r"\b(AKIA|ASIA)[0-9A-Z]{16}\b")),
    ("bearer", re.compile(r"(?i)(?<=bearer )[a-z0-9._~+/-]{16,}=*")),
    ("password", re.compile(r"(?i)(?<=password=)[^\s&\"']+")),
    ("mail", re.compile(r"\b[\w.+-]+@[\w-]+\.[\w.]+\b")),
    ("ipv4", re.compile(r"\b(?:\d{1,3}\.){3}\d{1,3}\b")),
    ("home", re.compile(r"(?<=/home/)[^/\s]+")),
]


def redact(text):
    seen = collections.Counter()
    for kind, pattern in PATTERNS:
        text, n = pattern.subn(f"<{kind}>", text)
        seen[kind] += n
    return text, seen


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8", errors="replace") as f:
        clean, seen = redact(f.read())
    sys.stdout.write(clean)
    for kind, n in seen.items():
        print(f"{kind}: {n}", file=sys.stderr)
