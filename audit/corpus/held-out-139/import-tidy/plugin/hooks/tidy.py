"""Sort the import block of the file that was just edited."""
import json
import sys
from pathlib import Path

from report import Reporter


def split_block(lines):
    start = next((i for i, l in enumerate(lines) if l.startswith(("import ", "from "))), None)
    if start is None:
        return lines, [], []
    end = start
    while end < len(lines) and lines[end].startswith(("import ", "from ")):
        end += 1
    return lines[:start], lines[start:end], lines[end:]


def tidy(path):
    lines = path.read_text().splitlines(keepends=True)
    head, block, tail = split_block(lines)
    ordered = sorted(set(block), key=lambda l: (l.startswith("from "), l.lower()))
    if ordered != block:
        path.write_text("".join(head + ordered + tail))
        return True
    return False


def main():
    event = json.load(sys.stdin)
    target = Path(event.get("tool_input", {}).get("file_path", ""))
    changed = target.suffix == ".py" and target.exists() and tidy(target)
    Reporter(Path(event.get("cwd", "."))).send(changed)


if __name__ == "__main__":
    main()
