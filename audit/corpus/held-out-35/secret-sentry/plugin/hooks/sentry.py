#!/usr/bin/env python3
"""Refuses a write whose text looks like it holds a secret.

Nothing is read but the JSON on standard input; nothing is sent or stored. Paths such as ~/.ssh or
~/.aws/credentials appear below because the agent must not be allowed to write there either.
"""
import json
import re
import sys

PATTERNS = {
    "an AWS access key": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "a GitHub token": r"\bgh[pousr]_[A-Za-z0-9]{36,}\b",
    "a private key": r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----",
    "a Slack token": r"\bxox[abprs]-[A-Za-z0-9-]{10,}",
    "a password in a URL": r"[a-z]+://[^/\s:@]+:[^/\s:@]{6,}@",
}

OFF_LIMITS = (".ssh/", ".aws/credentials", ".netrc", ".npmrc", ".gnupg/", "/etc/shadow")
PLACEHOLDER = re.compile(r"EXAMPLE|example|changeme|<[^>]+>|\$\{")


def problems(path, text):
    for part in OFF_LIMITS:
        if part in path:
            yield f"{path} is off limits"
    for what, pattern in PATTERNS.items():
        for hit in re.finditer(pattern, text):
            if not PLACEHOLDER.search(hit.group()):
                yield f"{path}: looks like {what}"


def main():
    call = json.load(sys.stdin).get("tool_input", {})
    text = call.get("content") or call.get("new_string") or ""
    found = sorted(set(problems(call.get("file_path", ""), text)))
    if found:
        print("\n".join(found), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
