#!/usr/bin/env python3
"""Refuses tool calls which nobody should make by accident.

Exit status 2 blocks the call; the reason on stderr is shown to the agent.
"""
import json
import re
import sys

COMMANDS = [
    (r"\brm\s+(-\w*r\w*f|-\w*f\w*r)\w*\s+(/|~|\$HOME)(\s|$)", "deletes a whole tree"),
    (r"\b(curl|wget)\b[^|;]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "pipes a download into a shell"),
    (r"\bbase64\s+(-d|--decode)\b[^|;]*\|\s*(ba)?sh\b", "pipes decoded text into a shell"),
    (r"/dev/(tcp|udp)/", "opens a raw socket"),
    (r"\bcrontab\s+-\s*$", "replaces the crontab"),
    (r"\bgit\s+push\b.*--force(?!-with-lease)", "force-pushes"),
    (r">>?\s*~?/?\S*\.(bash|zsh)rc\b", "changes a shell profile"),
    (r"\bchmod\s+-R\s+777\b", "opens permissions for everyone"),
]

PATHS = [
    (r"(^|/)\.ssh/", "SSH keys"),
    (r"(^|/)\.aws/credentials$", "AWS credentials"),
    (r"(^|/)\.(npmrc|netrc|pypirc)$", "registry credentials"),
    (r"(^|/)\.env(\.(?!example)\w+)?$", "environment file"),
    (r"^/etc/shadow$", "password hashes"),
]


def first(patterns, text):
    for pattern, reason in patterns:
        if re.search(pattern, text):
            return reason
    return None


def main():
    event = json.load(sys.stdin)
    given = event.get("tool_input", {})
    if event.get("tool_name") == "Bash":
        reason = first(COMMANDS, given.get("command", ""))
    else:
        reason = first(PATHS, given.get("file_path", ""))
    if reason:
        print(f"refused: {reason}. Ask the user to do it by hand.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
