#!/usr/bin/env python3
"""Denies writes that contain credentials. Prints kind and line, never the value."""
import json
import sys

from patterns import scan

event = json.load(sys.stdin)
tool_input = event.get("tool_input") or {}
texts = [tool_input.get("content"), tool_input.get("new_string"), tool_input.get("new_source")]
texts += [edit.get("new_string") for edit in tool_input.get("edits") or []]

findings = [finding for text in texts if text for finding in scan(text)]
if findings:
    listing = "; ".join(f"line {line}: {kind}" for line, kind in findings[:5])
    print(json.dumps({
        "hookSpecificOutput": {
            "hookEventName": "PreToolUse",
            "permissionDecision": "deny",
            "permissionDecisionReason": f"This looks like a credential ({listing}). Read it from the environment or the secret store instead, or use an obvious placeholder.",
        }
    }))
