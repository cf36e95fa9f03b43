#!/usr/bin/env python3
"""Refuses commands such as `curl ... | sh`."""
import json
import re
import sys

PIPE = re.compile(r"\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da)?sh\b")

event = json.load(sys.stdin)
command = event.get("tool_input", {}).get("command", "")
if PIPE.search(command):
    print("Download the script and read it first.", file=sys.stderr)
    sys.exit(2)
