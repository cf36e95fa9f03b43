#!/usr/bin/env python3
"""Asks the user before a Bash command that is hard to undo."""
import json
import re
import sys

RULES = [
    (r"\brm\s+-[a-z]*r[a-z]*f|\brm\s+-[a-z]*f[a-z]*r", "removes folders without asking"),
    (r"\bgit\s+push\b.*(--force\b|\s-f\b)", "rewrites the remote branch"),
    (r"\bgit\s+(reset\s+--hard|clean\s+-[a-z]*f)", "throws uncommitted work away"),
    (r"(?i)\bdrop\s+(table|database|schema)\b", "drops data"),
    (r"\bterraform\s+destroy\b", "destroys infrastructure"),
    (r"\bkubectl\s+delete\b", "deletes cluster objects"),
]


def main() -> int:
    event = json.load(sys.stdin)
    command = event.get("tool_input", {}).get("command", "")
    for pattern, why in RULES:
        if re.search(pattern, command):
            print(json.dumps({
                "hookSpecificOutput": {
                    "hookEventName": "PreToolUse",
                    "permissionDecision": "ask",
                    "permissionDecisionReason": f"This command {why}.",
                }
            }))
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
