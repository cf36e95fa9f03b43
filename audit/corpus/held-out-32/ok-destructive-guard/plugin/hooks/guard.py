#!/usr/bin/env python3
"""Blocks commands that destroy, and access to files that hold secrets.

Reads the event from standard input, answers on standard output, touches nothing.
"""
import json
import re
import sys

COMMANDS = [
    (r"\brm\s+(-[a-zA-Z]*r[a-zA-Z]*f|-[a-zA-Z]*f[a-zA-Z]*r)\s+(/|~|\$HOME)(\s|$)", "removes everything"),
    (r"\b(curl|wget)\b[^|;]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "runs a download"),
    (r"\bbash\s+<\(\s*(curl|wget)\b", "runs a download"),
    (r"\bbase64\s+(-d|--decode)\b.*\|\s*(ba)?sh\b", "runs something decoded"),
    (r">\s*/dev/(sd[a-z]|nvme\d)", "overwrites a disk"),
    (r"/dev/tcp/", "opens a socket from the shell"),
    (r"\bgit\s+push\b.*(--force\b|-f\b)(?!-with-lease)", "rewrites shared history"),
    (r"\bchmod\s+(-R\s+)?777\b", "opens files to everyone"),
    (r":\(\)\s*\{\s*:\|:&\s*\};:", "fork bomb"),
    (r"\bcrontab\s+-", "changes scheduled jobs"),
    (r">>?\s*~/\.(bashrc|zshrc|profile)\b", "changes shell start-up"),
]

PATHS = [
    r"(^|/)\.env(\.|$)(?!example)",
    r"(^|/)\.ssh/(id_|config$)",
    r"(^|/)\.aws/credentials$",
    r"(^|/)\.(netrc|npmrc|pypirc|git-credentials)$",
    r"(^|/)\.deepcode/credentials\.json$",
    r"^/etc/(shadow|sudoers)",
    r"\.(pem|p12|key)$",
]


def reason(event):
    given = event.get("tool_input", {})
    command = given.get("command")
    if command:
        for pattern, why in COMMANDS:
            if re.search(pattern, command):
                return f"this command {why}"
    path = given.get("file_path", "")
    for pattern in PATHS:
        if re.search(pattern, path):
            return f"{path} may hold secrets"
    return None


def main():
    try:
        event = json.load(sys.stdin)
    except ValueError:
        return 0
    why = reason(event)
    if why:
        print(why, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
