#!/usr/bin/env python3
"""Blocks shell commands that are hard to undo. Exit code 2 tells the agent why."""
import json
import re
import sys

RULES = [
    (r"\brm\s+(-\w*[rf]\w*\s+)+(/|~|\$HOME)(\s|$)", "deletes the root or home folder"),
    (r"\b(curl|wget)\b[^|;]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "runs a download without looking at it"),
    (r"\bgit\s+push\b.*(--force|-f)\b.*\b(main|master)\b", "overwrites the shared branch"),
    (r"\bgit\s+commit\b.*--no-verify\b", "skips the hooks of the repository"),
    (r"\b(cat|less|head|tail|base64|xxd)\b[^|;]*\.ssh/id_\w+", "prints a private key"),
    (r"\bchmod\s+(-R\s+)?777\b", "opens files to everybody"),
    (r":\(\)\s*\{\s*:\|:&\s*\};:", "is a fork bomb"),
    (r"\bmkfs\.\w+|\bdd\b.*\bof=/dev/", "overwrites a disk"),
]


def main() -> int:
    try:
        event = json.load(sys.stdin)
    except json.JSONDecodeError:
        return 0
    command = event.get("tool_input", {}).get("command", "")
    for pattern, reason in RULES:
        if re.search(pattern, command):
            print(f"Blocked: this command {reason}. Ask the user to run it if it is really wanted.", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
