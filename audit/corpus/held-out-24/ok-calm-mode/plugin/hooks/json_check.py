"""Says where a JSON file that was just written is broken."""
import json
import sys

event = json.load(sys.stdin)
path = event.get("tool_input", {}).get("file_path", "")
if path.endswith(".json"):
    try:
        with open(path, encoding="utf-8") as handle:
            json.load(handle)
    except ValueError as problem:
        print(f"{path}: {problem}", file=sys.stderr)
        sys.exit(2)
