#!/usr/bin/env python3
"""Refuses commands that destroy, download-and-run, or stay behind. Reads the event from stdin; exit code 2 refuses."""
import json
import re
import sys

RULES = [
    (r"\brm\s+(-\w*[rf]\w*\s+)+(/|~|\$HOME)(\s|$)", "deletes the root or the home folder"),
    (r"\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "runs what it downloads"),
    (r"\bmkfs(\.\w+)?\b|\bdd\b.*\bof=/dev/", "overwrites a disk"),
    (r">>?\s*~/\.(bashrc|zshrc|profile)\b", "changes the start files of the shell"),
    (r"\bcrontab\s+-(?!l\b)", "changes the crontab"),
    (r"\bgit\s+push\b.*(--force\b(?!-with-lease)|\s-f\b)", "overwrites history that others have"),
    (r"/dev/(tcp|udp)/", "opens a raw connection"),
]
COMPILED = [(re.compile(pattern), why) for pattern, why in RULES]


def verdict(command: str) -> str | None:
    for pattern, why in COMPILED:
        if pattern.search(command):
            return why
    return None


def main() -> int:
    event = json.load(sys.stdin)
    why = verdict(event.get("tool_input", {}).get("command", ""))
    if why is None:
        return 0
    print(f"bash-guard: refused, for it {why}. Ask the user to run it.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
