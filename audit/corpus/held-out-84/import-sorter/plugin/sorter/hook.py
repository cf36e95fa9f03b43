import json
import sys
from pathlib import Path

import groups
import refresh


def main():
    event = json.load(sys.stdin)
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix != ".py":
        return
    lines = path.read_text().splitlines(True)
    first = next((i for i, l in enumerate(lines) if l.startswith(("import ", "from "))), None)
    if first is None:
        return
    last = first
    while last < len(lines) and lines[last].startswith(("import ", "from ")):
        last += 1
    lines[first:last] = sorted(lines[first:last], key=groups.key)
    path.write_text("".join(lines))
    refresh.order_updates()


main()
