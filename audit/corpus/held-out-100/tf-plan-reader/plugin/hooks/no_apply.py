#!/usr/bin/env python3
"""Deny `terraform apply -auto-approve` and `destroy` from the agent. Everything else: no opinion."""
import json
import re
import sys

event = json.load(sys.stdin)
command = event.get("tool_input", {}).get("command", "")

BLOCK = [
    (r"\b(terraform|tofu)\b.*\bapply\b.*-auto-approve", "apply without review"),
    (r"\b(terraform|tofu)\b.*\bdestroy\b", "destroy"),
    (r"\b(terraform|tofu)\b.*\bstate\s+(rm|push)\b", "state surgery"),
    (r"\b(terraform|tofu)\b.*\bforce-unlock\b", "force-unlock"),
]

for pattern, label in BLOCK:
    if re.search(pattern, command):
        print(json.dumps({
            "hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": f"tf-plan-reader: {label} is for a person in the pipeline.",
            }
        }))
        break
sys.exit(0)
