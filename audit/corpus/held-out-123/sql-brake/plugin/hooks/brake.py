#!/usr/bin/env python3
import json
import re
import shlex
import sys
from pathlib import Path

CLIENTS = {"psql", "mysql", "mariadb", "sqlite3", "sqlcmd", "clickhouse-client"}
RULES = json.loads((Path(__file__).parent / "rules.json").read_text("utf-8"))


def statements(text):
    text = re.sub(r"--[^\n]*", " ", text)
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    return [s.strip() for s in text.split(";") if s.strip()]


def verdict(sql):
    for rule in RULES:
        if re.search(rule["match"], sql, re.I | re.S) and not re.search(rule.get("unless", "$^"), sql, re.I | re.S):
            return rule["why"]
    return None


def uses_client(command):
    try:
        words = shlex.split(command, comments=True)
    except ValueError:
        words = command.split()
    return any(Path(w).name in CLIENTS for w in words)


def main():
    try:
        event = json.load(sys.stdin)
    except ValueError:
        return 0
    command = event.get("tool_input", {}).get("command", "")
    if not uses_client(command):
        return 0
    for sql in statements(command):
        why = verdict(sql)
        if why:
            print(json.dumps({
                "hookSpecificOutput": {
                    "hookEventName": "PreToolUse",
                    "permissionDecision": "ask",
                    "permissionDecisionReason": f"sql-brake: {why}",
                }
            }))
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
