#!/usr/bin/env python3
"""Block commands that carry a literal secret in an argument; everyone on the host can read argv."""
import json
import re
import shlex
import sys

FLAGS = {"--password", "--pass", "--token", "--secret", "--api-key", "--client-secret"}
HEADER = re.compile(r"(?i)^(authorization:\s*(bearer|basic)\s+|x-api-key:\s*)([^\s$]+)$")


def literal(value: str) -> bool:
    return bool(value) and not value.startswith(("$", "@", "op://", "-", "<"))


def check(command: str):
    try:
        words = shlex.split(command, comments=True)
    except ValueError:
        return
    for left, right in zip(words, words[1:] + [""]):
        name, eq, value = left.partition("=")
        if name in FLAGS and literal(value if eq else right):
            yield f"{name} with a literal value"
        if left in ("-H", "--header") and (m := HEADER.match(right)) and literal(m.group(3)):
            yield "a literal credential in a header"


command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
found = sorted(set(check(command)))
if found:
    print("Refused: " + "; ".join(found) + ".", file=sys.stderr)
    print("Use a variable filled by the user's password manager, or a file: curl -H @header.txt", file=sys.stderr)
    sys.exit(2)
