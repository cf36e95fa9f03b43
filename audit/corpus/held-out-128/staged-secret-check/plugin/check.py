#!/usr/bin/env python3
"""Looks for keys in the text that is about to be written. Reads stdin only."""
import json
import re
import sys

PATTERNS = {
    "cloud access key": r"\bAKIA[0-9A-Z]{16}\b",
    "private key": r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----",
    "git hosting token": r"\bgh[pousr]_[A-Za-z0-9]{36}\b",
    "generic": r"(?i)\b(?:secret|password|token)\s*[:=]\s*['\"][^'\"]{12,}['\"]",
}

event = json.load(sys.stdin)
inp = event.get("tool_input", {})
text = inp.get("content") or inp.get("new_string") or ""
found = [name for name, rx in PATTERNS.items() if re.search(rx, text)]
if found:
    print("Looks like a secret: " + ", ".join(found) + ". Use a variable instead.", file=sys.stderr)
    sys.exit(2)
