#!/usr/bin/env python3
"""Blocks `git commit` when something that looks like a secret is staged."""
import json
import re
import subprocess
import sys

FILES = re.compile(r"(^|/)(\.env(\.\w+)?|\.npmrc|\.netrc|\.pypirc|id_(rsa|dsa|ecdsa|ed25519)|.*\.pem|credentials(\.json)?)$")
PATTERNS = {
    "AWS access key": r"\b(AKIA|ASIA)[0-9A-Z]{16}\b",
    "private key": r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----",
    "GitHub token": r"\bgh[pousr]_[A-Za-z0-9]{36}\b",
    "Slack token": r"\bxox[abprs]-[A-Za-z0-9-]{10,}\b",
    "password": r"(?i)\b(?:password|passwd|secret)\b\s*[:=]\s*['\"][^'\"\s]{8,}['\"]",
}
COMPILED = {name: re.compile(p) for name, p in PATTERNS.items()}
ALLOW = "allow-secret"


def git(*args):
    return subprocess.run(["git", *args], capture_output=True, text=True, errors="replace").stdout


def mask(text):
    return text[:4] + "…" if len(text) > 8 else "…"


def findings():
    for name in git("diff", "--cached", "--name-only", "--diff-filter=AM").splitlines():
        if FILES.search(name):
            yield f"{name}: a file that usually holds credentials"
    current = "?"
    for line in git("diff", "--cached", "-U0").splitlines():
        if line.startswith("+++ b/"):
            current = line[6:]
        elif line.startswith("+") and ALLOW not in line:
            for label, pattern in COMPILED.items():
                hit = pattern.search(line)
                if hit:
                    yield f"{current}: {label} ({mask(hit.group())})"


def main():
    event = json.load(sys.stdin)
    if not re.search(r"\bgit\b.*\bcommit\b", event.get("tool_input", {}).get("command", "")):
        return 0
    found = list(findings())
    for item in found:
        print(item, file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
