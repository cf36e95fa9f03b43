#!/usr/bin/env python3
import json
import sys
from pathlib import Path

NEEDED = ("name", "region", "entry")

event = json.load(sys.stdin)
path = Path(event.get("tool_input", {}).get("file_path", ""))
if path.name == "edge.json" and path.exists():
    try:
        manifest = json.loads(path.read_text())
    except ValueError as error:
        print(f"edge.json: {error}", file=sys.stderr)
        sys.exit(2)
    for key in NEEDED:
        if key not in manifest:
            print(f"edge.json: {key} is missing", file=sys.stderr)
