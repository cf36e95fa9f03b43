#!/usr/bin/env python3
"""One short line: careful mode and the name of the folder."""
import json
import os
import sys

try:
    state = json.load(sys.stdin)
except ValueError:
    state = {}

folder = os.path.basename(state.get("cwd", os.getcwd()))
print(f"careful · {folder}"[:200])
