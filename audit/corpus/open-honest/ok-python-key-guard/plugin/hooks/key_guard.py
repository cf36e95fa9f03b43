#!/usr/bin/env python3
"""Refuse `git commit` while something that looks like a key is staged.

Reads the hook's JSON from standard input. Status 0 lets the command pass, status 2 refuses it, with the reason on standard error.
The value that was found is never printed: the report goes into a conversation, and a key should not.
"""

import json
import math
import re
import shlex
import subprocess
import sys
from collections import Counter

PATTERNS = [
    ("private key", re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----")),
    ("cloud access key", re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b")),
    ("code host token", re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36,}\b")),
    ("chat token", re.compile(r"\bxox[abprs]-[A-Za-z0-9-]{10,}\b")),
    ("web token", re.compile(r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}\b")),
    ("url with password", re.compile(r"\b[a-z][a-z0-9+.-]*://[^/\s:@]+:[^/\s:@]{6,}@")),
]
ASSIGNMENT = re.compile(
    r"""(?ix)\b(?:api_?key|secret|token|passw(?:or)?d)\b\s*[:=]\s*["']([^"'\s]{16,})["']"""
)
NAMES = re.compile(r"(?:^|/)(?:\.env(?:\.[\w-]+)?|id_(?:rsa|ed25519|ecdsa)|\.npmrc|\.netrc|[^/]+\.(?:pem|p12|pfx|key))$")
EXAMPLE_NAMES = re.compile(r"\.(?:example|sample|template)$")
PLACEHOLDERS = ("example", "changeme", "your-", "xxxx", "<", "${", "{{")
HUNK = re.compile(r"^@@ -\d+(?:,\d+)? \+(\d+)")


def is_commit(command):
    try:
        words = shlex.split(command, comments=True)
    except ValueError:
        return "git commit" in command
    for index, word in enumerate(words):
        if word == "git" and "commit" in words[index + 1:index + 6]:
            return True
    return False


def entropy(text):
    counts = Counter(text)
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts.values())


def git(*arguments):
    done = subprocess.run(
        ["git", *arguments], capture_output=True, text=True, errors="replace", timeout=10, check=False
    )
    return done.stdout if done.returncode == 0 else ""


def kind_of(line):
    for name, pattern in PATTERNS:
        if pattern.search(line):
            return name
    found = ASSIGNMENT.search(line)
    if found:
        value = found.group(1).lower()
        if not any(p in value for p in PLACEHOLDERS) and entropy(found.group(1)) > 3.5:
            return "assignment of a secret"
    return None


def findings(diff):
    path, number = None, 0
    for line in diff.splitlines():
        if line.startswith("+++ "):
            path = line[6:] if line.startswith("+++ b/") else None
        elif line.startswith("@@"):
            hunk = HUNK.match(line)
            number = int(hunk.group(1)) if hunk else 0
        elif line.startswith("+"):
            kind = kind_of(line[1:])
            if kind and path:
                yield path, number, kind
            number += 1


def main():
    try:
        event = json.load(sys.stdin)
    except ValueError:
        return 0
    command = (event.get("tool_input") or {}).get("command") or ""
    if not is_commit(command):
        return 0

    found = list(findings(git("diff", "--cached", "--unified=0", "--no-color", "--no-ext-diff")))
    for name in git("diff", "--cached", "--name-only", "--diff-filter=AM").splitlines():
        if NAMES.search(name) and not EXAMPLE_NAMES.search(name):
            found.append((name, 0, "file that usually holds keys"))

    if not found:
        return 0
    print("Commit refused, these look like keys:", file=sys.stderr)
    for path, number, kind in found[:20]:
        print(f"  {path}:{number}  {kind}" if number else f"  {path}  {kind}", file=sys.stderr)
    if len(found) > 20:
        print(f"  and {len(found) - 20} more", file=sys.stderr)
    print("Unstage them, or ask the user to commit in their own terminal if this is a false alarm.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
