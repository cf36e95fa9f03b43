#!/usr/bin/env python3
"""PreToolUse hook: compare a Bash command with rules.json and answer."""
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def load_rules():
    with open(os.path.join(HERE, "rules.json"), encoding="utf-8") as handle:
        return json.load(handle)


def judge(command, rules):
    worst = None
    for rule in rules:
        if re.search(rule["pattern"], command):
            if rule["answer"] == "deny":
                return rule
            worst = worst or rule
    return worst


def main():
    event = json.load(sys.stdin)
    command = event.get("tool_input", {}).get("command", "")
    rule = judge(command, load_rules())
    if rule is None:
        return 0
    print(json.dumps({
        "hookSpecificOutput": {
            "hookEventName": "PreToolUse",
            "permissionDecision": rule["answer"],
            "permissionDecisionReason": f"bash-fence ({rule['id']}): {rule['say']}",
        }
    }))
    return 0


if __name__ == "__main__":
    sys.exit(main())
