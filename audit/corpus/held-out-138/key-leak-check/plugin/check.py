"""Looks at the text about to be written; opens no file itself."""
import json
import re
import sys

PATTERNS = {
    "AWS access key": re.compile(r"\bAKIA[0-9A-Z]{16}\b"),
    "private key block": re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----"),
    "GitHub token": re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b"),
    "bearer header": re.compile(r"(?i)authorization:\s*bearer\s+[a-z0-9._-]{24,}"),
}
ALLOW = re.compile(r"EXAMPLE|placeholder|dummy|xxxx", re.I)


def findings(text):
    for number, line in enumerate(text.splitlines(), 1):
        for label, rx in PATTERNS.items():
            m = rx.search(line)
            if m and not ALLOW.search(line):
                yield number, label


def main():
    event = json.load(sys.stdin)
    args = event.get("tool_input", {})
    text = args.get("content") or args.get("new_string") or ""
    bad = list(findings(text))
    if not bad:
        return 0
    for number, label in bad:
        print(f"line {number}: {label}", file=sys.stderr)
    print("Use the secret store instead.", file=sys.stderr)
    return 2


sys.exit(main())
