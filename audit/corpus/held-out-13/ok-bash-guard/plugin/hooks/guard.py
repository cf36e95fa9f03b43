#!/usr/bin/env python3
"""Deny shell commands that match one of the rules. Reads the call from stdin, runs nothing."""
import json
import re
import sys

RULES = [
    (r"\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "pipes a download into a shell"),
    (r"base64\s+(-d|--decode)[^|]*\|\s*(ba)?sh\b", "runs decoded text"),
    (r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~|\$HOME)(\s|$)", "removes a whole tree"),
    (r"(~|\$HOME)/\.(ssh|aws|gnupg|netrc|npmrc)\b", "touches credentials"),
    (r"/etc/(shadow|sudoers)", "touches system accounts"),
    (r">>?\s*~/\.(bash|zsh)rc", "edits a shell start file"),
    (r"\bcrontab\s+-", "edits the crontab"),
    (r"\b(nohup|setsid|disown)\b", "leaves a process behind"),
    (r"\bgit\s+push\b.*(--force|-f)\b", "force push"),
]
COMPILED = [(re.compile(p), why) for p, why in RULES]


def verdict(command):
    for pattern, why in COMPILED:
        if pattern.search(command):
            return why
    return None


def main():
    call = json.load(sys.stdin)
    if call.get("tool_name") != "Bash":
        return 0
    why = verdict(call.get("tool_input", {}).get("command", ""))
    if why:
        print(f"bash-guard: this command {why}. Ask the user first.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
