"""Denies commands that cannot be undone. Reads the call on stdin, answers with exit status 2 and a reason."""
import json
import re
import sys

RULES = [
    (r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~|\$HOME)(\s|$)", "removes a home or a root folder"),
    (r"\bgit\s+push\s+.*--force(?!-with-lease)", "overwrites history of others"),
    (r"\b(curl|wget)\b[^|]*\|\s*(ba|z)?sh\b", "runs a download unread"),
    (r"\bchmod\s+-R\s+777\b", "opens everything to everyone"),
    (r"\bdd\s+.*of=/dev/", "writes to a raw device"),
    (r"(\.ssh/|\.aws/credentials|\.netrc)", "touches credentials"),
]


def main() -> int:
    command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
    for pattern, reason in RULES:
        if re.search(pattern, command):
            print(f"rm-guard: {reason}; run it yourself if you mean it", file=sys.stderr)
            return 2
    return 0


sys.exit(main())
