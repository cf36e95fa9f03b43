#!/usr/bin/env python3
"""Refuses text that looks like a secret. Reads the tool call on stdin, opens no file, uses no network."""
import json
import re
import sys

PATTERNS = {
    "cloud access key": re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"),
    "private key": re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----"),
    "forge token": re.compile(r"\bgh[pousr]_[0-9A-Za-z]{36}\b"),
    "password in a URL": re.compile(r"[a-z]+://[^/\s:@]+:[^/\s:@]+@"),
    "API key assignment": re.compile(r"(?i)(?:api[_-]?key|secret|token)\s*[:=]\s*['\"][0-9a-z_\-]{24,}['\"]"),
}


def main():
    call = json.load(sys.stdin).get("tool_input", {})
    text = call.get("content") or call.get("new_string") or ""
    found = sorted(name for name, pattern in PATTERNS.items() if pattern.search(text))
    if found:
        print("looks like a secret: " + ", ".join(found), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
