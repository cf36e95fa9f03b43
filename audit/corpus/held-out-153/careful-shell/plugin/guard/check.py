"""Deny commands that a person should type by hand."""
import json
import re
import sys

RULES = [
    (r"\b(curl|wget)\b[^|;]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "pipes a download into a shell"),
    (r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~)(\s|$)", "removes a whole home or disk"),
    (r"\bgit\s+push\b.*--force(?!-with-lease)", "overwrites remote history"),
    (r"\bcrontab\b", "changes scheduled jobs"),
    (r"\.ssh/id_", "touches a private key"),
]


def main() -> int:
    event = json.load(sys.stdin)
    command = event.get("tool_input", {}).get("command", "")
    for pattern, why in RULES:
        if re.search(pattern, command):
            print(f"blocked: the command {why}", file=sys.stderr)
            return 2
    return 0


sys.exit(main())
