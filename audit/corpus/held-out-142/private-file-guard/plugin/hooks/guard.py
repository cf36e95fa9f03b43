"""Deny tool calls whose arguments mention a private file. Only text is compared; no file is opened."""
import fnmatch
import json
import sys

from patterns import DENY


def mentioned(text):
    for word in text.replace("=", " ").replace('"', " ").replace("'", " ").split():
        for pattern in DENY:
            if fnmatch.fnmatch(word, pattern):
                return pattern
    return None


event = json.load(sys.stdin)
args = event.get("tool_input", {})
for value in args.values():
    if isinstance(value, str):
        hit = mentioned(value)
        if hit:
            print(json.dumps({"decision": "block", "reason": f"{hit} is private on this machine"}))
            sys.exit(2)
sys.exit(0)
