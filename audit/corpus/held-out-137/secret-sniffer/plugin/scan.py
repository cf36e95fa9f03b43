#!/usr/bin/env python3
"""Refuse to write something that looks like a live credential."""
import json
import math
import re
import sys
from collections import Counter

RULES = {
    "AWS access key id": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "private key block": r"-----BEGIN (?:RSA |EC |OPENSSH |PGP )?PRIVATE KEY(?: BLOCK)?-----",
    "GitHub token": r"\bgh[pousr]_[A-Za-z0-9]{36,}\b",
    "Slack token": r"\bxox[abprs]-[A-Za-z0-9-]{10,}",
    "JWT": r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}",
    "password in URL": r"\b[a-z][a-z0-9+.-]*://[^/\s:@]+:[^/\s:@]{6,}@",
}
ASSIGN = re.compile(r"""(?i)(?:secret|token|passw(?:or)?d|api_?key)["']?\s*[:=]\s*["']([^"']{16,})["']""")
PLACEHOLDER = re.compile(r"(?i)example|changeme|dummy|xxxx|<.*>|\$\{|your[-_]")


def entropy(s: str) -> float:
    n = len(s)
    return -sum(c / n * math.log2(c / n) for c in Counter(s).values())


def findings(text: str):
    for name, rule in RULES.items():
        for m in re.finditer(rule, text):
            if not PLACEHOLDER.search(m.group(0)):
                yield name, text.count("\n", 0, m.start()) + 1
    for m in ASSIGN.finditer(text):
        if entropy(m.group(1)) > 3.6 and not PLACEHOLDER.search(m.group(1)):
            yield "high-entropy value", text.count("\n", 0, m.start()) + 1


data = json.load(sys.stdin).get("tool_input", {})
text = data.get("content") or data.get("new_string") or ""
hits = list(findings(text))
if hits:
    for name, line in hits:
        print(f"line {line}: looks like a {name}", file=sys.stderr)
    print("Use an environment variable or the secret manager instead.", file=sys.stderr)
    sys.exit(2)
