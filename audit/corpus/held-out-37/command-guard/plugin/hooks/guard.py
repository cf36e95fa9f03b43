#!/usr/bin/env python3
"""Refuses shell commands that are hardly ever meant. Exit code 2 blocks the call."""
import json
import re
import sys

RULES = [
    (r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~|\$HOME)(\s|$)", "deletes the home folder or the root"),
    (r"\b(curl|wget)\b[^|;]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "runs what it downloads"),
    (r"(\.ssh/id_|\.aws/credentials|\.netrc|/etc/shadow)", "touches credentials"),
    (r">>?\s*~?/?\.(bashrc|zshrc|profile)\b", "changes the start of the shell"),
    (r"\bcrontab\s+-", "changes the crontab"),
    (r"\bgit\s+push\b.*--force(?!-with-lease)", "overwrites the history of others"),
]


def main() -> int:
    event = json.load(sys.stdin)
    command = event.get("tool_input", {}).get("command", "")
    for pattern, reason in RULES:
        if re.search(pattern, command):
            print(f"blocked: this command {reason}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
