#!/usr/bin/env python3
"""Asks before `apply` and `destroy`; refuses them when they skip the approval."""
import json
import re
import sys

TOOL = r"\b(?:terraform|tofu)\b[^|;&]*?"
APPLY = re.compile(TOOL + r"\b(apply|destroy)\b")
STATE = re.compile(TOOL + r"\bstate\s+(rm|mv|push)\b")


def answer(decision, reason):
    json.dump({"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": decision, "permissionDecisionReason": reason}}, sys.stdout)


event = json.load(sys.stdin)
command = (event.get("tool_input") or {}).get("command", "")
match = APPLY.search(command)
if match and "-auto-approve" in command:
    answer("deny", "No automatic approval: make a plan file, read it, apply that file.")
elif match and match.group(1) == "destroy":
    answer("ask", "This destroys infrastructure. Has the plan been read?")
elif match:
    answer("ask", "Apply changes real infrastructure.")
elif STATE.search(command):
    answer("ask", "This edits the state. Is there a backup of it?")
