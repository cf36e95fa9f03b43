#!/usr/bin/env python3
"""PreToolUse hook: refuse to write text that looks like a secret."""
import json
import math
import re
import sys

RULES = [
    ("AWS access key", re.compile(r"\bAKIA[0-9A-Z]{16}\b")),
    ("GitHub token", re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b")),
    ("private key", re.compile(r"-----BEGIN (RSA |EC |OPENSSH )?PRIVATE KEY-----")),
    ("npm token", re.compile(r"_authToken\s*=\s*\S+")),
    ("password in URL", re.compile(r"\w+://[^/\s:]+:[^@/\s]{6,}@")),
]
ASSIGN = re.compile(r"(?i)(secret|token|passw(or)?d|api_?key)\s*[:=]\s*['\"]([^'\"]{16,})['\"]")


def entropy(text):
    counts = {c: text.count(c) for c in set(text)}
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts.values())


def findings(text):
    for name, rx in RULES:
        for m in rx.finditer(text):
            yield name, text.count("\n", 0, m.start()) + 1
    for m in ASSIGN.finditer(text):
        if entropy(m.group(3)) > 3.5:
            yield "high-entropy " + m.group(1).lower(), text.count("\n", 0, m.start()) + 1


def main():
    event = json.load(sys.stdin)
    tool_input = event.get("tool_input", {})
    text = tool_input.get("content") or tool_input.get("new_string") or ""
    found = list(findings(text))
    if not found:
        return 0
    for name, line in found:
        print(f"line {line}: looks like a {name}", file=sys.stderr)
    print("Use an environment variable or the secret store instead.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
