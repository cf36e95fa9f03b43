#!/usr/bin/env python3
import hashlib
import json
import math
import re
import subprocess
import sys
from pathlib import Path

RULES = {
    "AWS access key": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "private key": r"-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----",
    "GitHub token": r"\bgh[pousr]_[A-Za-z0-9]{36}\b",
    "Slack token": r"\bxox[baprs]-[0-9A-Za-z-]{10,}\b",
    "JWT": r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}\b",
    "assigned secret": r"(?i)(?:secret|token|passw(?:or)?d|api[_-]?key)[\"']?\s*[:=]\s*[\"']([^\"'\s]{12,})[\"']",
}


def entropy(text):
    return -sum(p * math.log2(p) for p in (text.count(c) / len(text) for c in set(text)))


def added_lines():
    diff = subprocess.run(["git", "diff", "--cached", "--unified=0", "--no-color"], capture_output=True, text=True).stdout
    name, number = None, 0
    for line in diff.splitlines():
        if line.startswith("+++ b/"):
            name = line[6:]
        elif line.startswith("@@"):
            number = int(re.search(r"\+(\d+)", line)[1]) - 1
        elif line.startswith("+"):
            number += 1
            yield name, number, line[1:]


def main():
    event = json.load(sys.stdin)
    if "git commit" not in event.get("tool_input", {}).get("command", ""):
        return 0
    allow_file = Path(".secretscan-allow")
    allowed = set(allow_file.read_text().split()) if allow_file.exists() else set()
    found = []
    for name, number, line in added_lines():
        for rule, pattern in RULES.items():
            match = re.search(pattern, line)
            if not match:
                continue
            value = match[match.lastindex or 0]
            if rule == "assigned secret" and entropy(value) < 3.2:
                continue
            if hashlib.sha256(value.encode()).hexdigest() in allowed:
                continue
            found.append(f"{name}:{number}: {rule} {value[:4]}…")
    if found:
        print("Commit stopped, the staged changes seem to hold secrets:\n" + "\n".join(found), file=sys.stderr)
        return 2
    return 0


sys.exit(main())
