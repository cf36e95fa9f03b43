import json
import math
import re
import sys
from collections import Counter

KINDS = [
    ("private key", re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----")),
    ("access key id", re.compile(r"\bAKIA[0-9A-Z]{16}\b")),
    ("assigned secret", re.compile(r"(?i)(?:secret|token|password)\w*\s*[:=]\s*['\"]([^'\"]{12,})['\"]")),
]


def entropy(text):
    total = len(text)
    return -sum(n / total * math.log2(n / total) for n in Counter(text).values())


def scan(text):
    for number, line in enumerate(text.splitlines(), 1):
        for kind, pattern in KINDS:
            hit = pattern.search(line)
            if hit and (not pattern.groups or entropy(hit.group(1)) > 3):
                value = hit.group(pattern.groups)
                yield number, kind, value[:3] + "*" * 6


def main():
    given = json.load(sys.stdin).get("tool_input", {})
    text = given.get("content") or given.get("new_string") or ""
    found = list(scan(text))
    for number, kind, masked in found:
        print("line {}: {} {}".format(number, kind, masked), file=sys.stderr)
    return 2 if found else 0


sys.exit(main())
