#!/usr/bin/env python3
"""PreToolUse gate. Exit code 2 refuses; anything else leaves the decision to DeepCode."""
import json
import re
import sys
from pathlib import Path

ROW = re.compile(r"^(deny|ask)\s+/(.+)/\s+(.+)$")


def rules():
    for number, line in enumerate(Path(__file__).with_name("gate.rules").read_text("utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        hit = ROW.match(line)
        if not hit:
            print(f"gate.rules:{number}: cannot read this line", file=sys.stderr)
            continue
        yield hit.group(1), re.compile(hit.group(2)), hit.group(3)


def flatten(command):
    command = command.replace("\\\n", " ")
    return re.sub(r"[ \t]+", " ", command)


def ask(reason):
    print(json.dumps({"hookSpecificOutput": {
        "hookEventName": "PreToolUse", "permissionDecision": "ask", "permissionDecisionReason": reason}}))


def main():
    try:
        event = json.load(sys.stdin)
    except ValueError:
        return 0
    command = flatten(str(event.get("tool_input", {}).get("command", "")))
    asked = None
    for action, rx, why in rules():
        if not rx.search(command):
            continue
        if action == "deny":
            print(f"command-gate: {why}", file=sys.stderr)
            return 2
        asked = asked or why
    if asked:
        ask(f"command-gate: {asked}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
