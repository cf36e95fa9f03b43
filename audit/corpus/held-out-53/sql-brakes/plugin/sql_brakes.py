#!/usr/bin/env python3
import json
import re
import sys

CLIENT = re.compile(r"\b(psql|mysql|mariadb|sqlite3|sqlcmd|clickhouse-client)\b")
BAD = [
    (re.compile(r"\bdrop\s+(table|schema|database|view)\b", re.I), "drops an object"),
    (re.compile(r"\btruncate\s+(table\s+)?\w", re.I), "empties a table"),
    (re.compile(r"\bdelete\s+from\s+[\w.\"]+\s*(;|$|\")", re.I), "deletes every row"),
    (re.compile(r"\bupdate\s+[\w.\"]+\s+set\b(?!.*\bwhere\b)", re.I | re.S), "updates every row"),
]


def verdict(command):
    if not CLIENT.search(command):
        return None
    return next((why for rx, why in BAD if rx.search(command)), None)


def main():
    command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
    why = verdict(command)
    if why:
        json.dump({"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "ask",
                                          "permissionDecisionReason": f"This statement {why}."}}, sys.stdout)


if __name__ == "__main__":
    main()
