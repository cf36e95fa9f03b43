#!/usr/bin/env python3
"""Refuse tool calls that name a credential or write a secret. Reads only its standard input."""
import json
import re
import sys

NAMES = re.compile(
    r"""(
        \.ssh/id_[a-z0-9]+ | \.aws/credentials | \.netrc\b | \.npmrc\b | \.deepcode/credentials\.json
      | /etc/shadow | \.(pem|p12|pfx)$
    )""",
    re.VERBOSE,
)
SECRETS = {
    "AWS access key": re.compile(r"\bAKIA[0-9A-Z]{16}\b"),
    "GitHub token": re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b"),
    "private key": re.compile(r"-----BEGIN (RSA |EC |OPENSSH )?PRIVATE KEY-----"),
}

event = json.load(sys.stdin)
given = event.get("tool_input", {})
target = given.get("file_path") or given.get("command") or ""
if NAMES.search(target):
    print("key-guard: this names a credential file. Ask the user to do it.", file=sys.stderr)
    sys.exit(2)
text = given.get("content") or given.get("new_string") or ""
for name, pattern in SECRETS.items():
    if pattern.search(text):
        print(f"key-guard: the text contains what looks like a {name}.", file=sys.stderr)
        sys.exit(2)
