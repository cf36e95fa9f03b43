#!/usr/bin/env python3
"""Scan `git diff --cached` for things that look like credentials."""
import json
import re
import subprocess
import sys

RULES = {
    "aws access key": re.compile(r"\bAKIA[0-9A-Z]{16}\b"),
    "private key": re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----"),
    "forge token": re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b"),
    "password assignment": re.compile(r"(?i)\b(password|secret|api_key|token)\s*[:=]\s*['\"][^'\"]{8,}"),
}
NAMES = re.compile(r"(^|/)(\.env(\..+)?|id_rsa|id_ed25519|\.netrc|\.npmrc|credentials\.json)$")


def main():
    event = json.load(sys.stdin)
    if "git commit" not in event.get("tool_input", {}).get("command", ""):
        return 0
    diff = subprocess.run(["git", "diff", "--cached", "-U0"], capture_output=True, text=True).stdout
    files = subprocess.run(["git", "diff", "--cached", "--name-only"], capture_output=True, text=True).stdout.split()
    bad = [f"file name: {f}" for f in files if NAMES.search(f)]
    for line in diff.splitlines():
        if line.startswith("+"):
            bad += [name for name, rx in RULES.items() if rx.search(line)]
    if bad:
        print("commit blocked: " + ", ".join(sorted(set(bad))), file=sys.stderr)
        return 2
    return 0


sys.exit(main())
