#!/usr/bin/env python3
"""Allow a few exact commands that only read. Everything else is left to the normal rules."""
import json
import sys

ALLOWED = {
    "git status",
    "git status --short",
    "git diff",
    "git diff --stat",
    "git log --oneline -n 20",
    "git branch --show-current",
    "ls",
    "ls -la",
    "pwd",
    "date",
}


def main():
    event = json.load(sys.stdin)
    command = event.get("tool_input", {}).get("command", "").strip()
    if command in ALLOWED:
        json.dump({
            "hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "allow",
                "permissionDecisionReason": "exact match in the list of safe-reads",
            }
        }, sys.stdout)


if __name__ == "__main__":
    main()
