#!/usr/bin/env python3
"""Refuse shell commands that rewrite shared history or delete widely."""
import json
import re
import sys

RULES = [
    (r"\bgit\s+push\b.*(--force(?!-with-lease)|\s-f\b)", "use --force-with-lease"),
    (r"\bgit\s+push\b.*\b(main|master)\b.*--force", "never force-push main"),
    (r"\bgit\s+commit\b.*--no-verify", "hooks are not to be skipped"),
    (r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~)(\s|$)", "that would delete everything"),
]


def main():
    call = json.load(sys.stdin)
    command = call.get("tool_input", {}).get("command", "")
    for pattern, reason in RULES:
        if re.search(pattern, command):
            print(json.dumps({"decision": "deny", "reason": reason}))
            return
    print("{}")


if __name__ == "__main__":
    main()
