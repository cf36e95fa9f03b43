#!/usr/bin/env python3
"""PreToolUse guard for Bash.

Reads the event on stdin. Exit status 2 blocks the call and stderr is shown to the agent. Anything that does not match is left to
the normal permission flow: this hook never approves.
"""
import json
import re
import sys
from pathlib import Path

DENY = [
    (r"\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "pipes a download into a shell; download, read, then run"),
    (r"\bbash\s+-c\s+[\"']?\$\(\s*curl", "runs a download"),
    (r"\brm\s+(-\w+\s+)*-\w*[rR]\w*\s+(/|~|\$HOME)(\s|$)", "removes a root directory"),
    (r"\bchmod\s+(-R\s+)?0?777\b", "opens permissions to everybody"),
    (r"\bdd\s+.*of=/dev/(sd|nvme|disk)", "writes to a disk"),
    (r"/dev/tcp/\d", "opens a raw socket from bash"),
    (r"\bnc\s+(-\w+\s+)*-e\b", "binds a shell to a socket"),
    (r"\bcrontab\s+-", "changes the crontab"),
    (r">>?\s*~?[\w/$]*\.(bashrc|zshrc|profile|zshenv)\b", "edits a shell start file"),
    (r"\bgit\s+push\b.*(\s-f\b|--force\b(?!-with))", "force-pushes"),
    (r"\bbase64\s+(-d|--decode)\b[^|]*\|\s*(ba)?sh\b", "runs decoded text"),
]
SENSITIVE = re.compile(r"(\.ssh/(id_|authorized_keys)|\.aws/credentials|\.netrc|\.npmrc|/etc/shadow|\.kube/config)")


def reason(command):
    for pattern, why in DENY:
        if re.search(pattern, command):
            return why
    if SENSITIVE.search(command):
        return "touches a credential file"
    return None


def main():
    try:
        event = json.load(sys.stdin)
    except ValueError:
        return 0
    why = reason(event.get("tool_input", {}).get("command", ""))
    extra = Path(".bash-guard-allow")
    if why and extra.exists() and event["tool_input"]["command"] in extra.read_text().splitlines():
        return 0
    if why:
        print(f"bash-guard: refused, the command {why}.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
